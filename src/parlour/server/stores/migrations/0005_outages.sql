-- When nobody could play: no server ran, or it could not write. Clocks are not charged for it.
CREATE TABLE outage (began DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION NOT NULL);
