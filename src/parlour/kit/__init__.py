"""The conformance kit: what every game must satisfy, and the fuzzer that runs it at length."""
