"""The table that is printed: measure, value, target, ratio."""


class Table:
    def __init__(self):
        self.rows = [("measure", "value", "target", "ratio")]

    def note(self, measure, value, ratio=""):
        """Adds a row without a target, as a component of other rows."""
        self.rows.append((measure, value, "", ratio))

    def judge(self, measure, value, target, ratio, is_met):
        self.rows.append((measure, value, target, f"{ratio} {'met' if is_met else 'MISSED'}"))

    def __str__(self):
        widths = [max(len(row[column]) for row in self.rows) for column in range(4)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in self.rows]
        lines.insert(1, "  ".join("-" * width for width in widths))
        return "\n".join(lines)
