"""Numbers for operators, in Prometheus' text form. No names of tables or visitors, and no secrets."""

from __future__ import annotations

from typing import Any, Final

# What is counted; all of it is there from the start, so that a rate can be watched before the first time.
COUNTS: Final = """
    backups backups_failed bot_turns changes conflicts connections_refused forgotten games_over http_2xx http_3xx http_4xx
    http_5xx messages previews_failed proxy_not_believed pushes pushes_failed pushes_gone reports sanctions slow_clients
    slow_requests tables turns_failed
"""
BOUNDS: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0]


class Metrics:
    def __init__(self) -> None:
        self.counts: Final[dict[str, int]] = dict.fromkeys(COUNTS.split(), 0)
        self.gauges: Final[dict[str, float]] = {"sockets": 0}
        self.buckets: Final = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + by

    def took(self, seconds: float) -> None:
        """How long a change took, from its message to the disk."""
        self.seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[i] += 1
                return
        self.buckets[-1] += 1

    def kept(self) -> dict[str, Any]:
        return {"counts": self.counts, "gauges": self.gauges, "buckets": self.buckets, "seconds": self.seconds}

    def with_others(self, others: list[dict[str, Any]]) -> Metrics:
        """These and those of other workers, added up; where something is well or not, the worst."""
        total = Metrics()
        for each in [self.kept(), *others]:
            for name, value in each["counts"].items():
                total.count(name, value)
            for name, number in each["gauges"].items():
                before = total.gauges.get(name)
                together = min if name.endswith("_well") else max if name == "languages_missing" else sum
                total.gauges[name] = number if before is None else together([before, number])
            for i, n in enumerate(each["buckets"]):
                total.buckets[i] += n
            total.seconds += each["seconds"]
        return total

    def text(self) -> str:
        lines = []
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE parlour_{name}_total counter", f"parlour_{name}_total {value}"]
        for name, number in sorted(self.gauges.items()):
            lines += [f"# TYPE parlour_{name} gauge", f"parlour_{name} {number:g}"]
        lines.append("# TYPE parlour_change_seconds histogram")
        total = 0
        for bound, n in zip(BOUNDS, self.buckets):
            total += n
            lines.append(f'parlour_change_seconds_bucket{{le="{bound:g}"}} {total}')
        total += self.buckets[-1]
        lines += [
            f'parlour_change_seconds_bucket{{le="+Inf"}} {total}',
            f"parlour_change_seconds_sum {self.seconds:.6f}",
            f"parlour_change_seconds_count {total}",
        ]
        return "\n".join(lines) + "\n"
