"""The rules, a chapter a file, in the rulebook's order."""
