"""Conditions of tips: small expressions over what a seat knows, in Python's own notation, and nothing else of Python.

Names are the fields of the seat's view, besides `me` (its own row of `players`), `about` (the numbers of the question), `printed`
(rows of the box by id) and, for what was answered, `verb` and `noun`. A field is written `me.gold` or `me.sectors["park"]`.
`nouns("hire")` are the things that can be hired now, `told("hire doctor")` the events which that would bring as far as the seat
can know, `total` adds up a list or a table, `get` is 0 where a field is missing.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from types import CodeType
from typing import Any, Final

GIVEN: Final = {"nouns", "told"}  # by the moment at which it is asked
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "any": any,
    "all": all,
    "len": len,
    "str": str,
    "total": lambda rows: sum(rows.values() if isinstance(rows, Mapping) else rows),
    "get": lambda row, name: row.get(name, 0),
}
NODES: Final = (
    *(ast.Expression, ast.Constant, ast.Name, ast.Load, ast.Store, ast.List, ast.Attribute, ast.Subscript, ast.Call),
    *(ast.BoolOp, ast.And, ast.Or, ast.UnaryOp, ast.Not, ast.USub, ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.Mod),
    *(ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn, ast.Is, ast.IsNot),
    *(ast.GeneratorExp, ast.ListComp, ast.comprehension),
)


class Fields(ast.NodeTransformer):
    """`me.gold` is `me["gold"]`: what a seat knows is plain data."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        return ast.copy_location(ast.Subscript(node.value, ast.Constant(node.attr), ast.Load()), node)


def read_condition(where: str, text: str) -> CodeType:
    """A condition that can be asked; whatever it may not say is named."""
    try:
        tree = ast.parse(f"({text.strip()})", where, "eval")
    except SyntaxError as error:
        raise ValueError(f"{where}: {error.msg}: {text!r}") from None
    for node in ast.walk(tree):
        if not isinstance(node, NODES):
            raise ValueError(f"{where}: {type(node).__name__} is not for conditions: {text!r}")
        if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in {*FUNCTIONS, *GIVEN}):
            raise ValueError(f"{where}: only {', '.join(sorted({*FUNCTIONS, *GIVEN}))} can be called: {text!r}")
    return compile(ast.fix_missing_locations(Fields().visit(tree)), where, "eval")


def holds(condition: CodeType, known: dict[str, Any]) -> bool:
    return bool(value_of(condition, known))


def value_of(expression: CodeType, known: dict[str, Any]) -> Any:
    """What an expression comes to, by what is known."""
    return eval(expression, {**known, **FUNCTIONS, "__builtins__": {}})  # nothing but what `read_condition` lets through
