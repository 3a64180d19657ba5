"""What a page says of itself before any script runs."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from parlour.server.http.head import reads
from parlour.server.http.nearby import nearby, own_addresses
from tests.server.client import Server
from tests.server.inside import Browser, application, living


def tags(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', text))


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("", "en"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de,fr-CH;q=0.7,en;q=0.3", "fr"),
        ("en;q=0.1, es;q=0.5", "es"),
        ("ru;q=0,fr", "fr"),
        ("*", "en"),
        ("ru;q=nonsense,;;,es", "es"),
        ("de," * 10_000 + "ru", "en"),  # looking through all of them took as long as ten pages
    ],
)
def test_the_readers_language(accepted: str, code: str) -> None:
    assert reads(accepted) == code


def test_a_page_in_the_readers_language_with_a_preview(lite: Server) -> None:
    """Language, description, title and picture by what the address names; one's own pages are not for search engines."""
    with httpx.Client(base_url=lite.url, headers={"accept-language": "fr"}) as visitor:
        home = visitor.get("/")
        assert '<html lang="fr"' in home.text
        assert "accept-language" in home.headers["vary"]
        assert "sans compte" in tags(home.text)["description"]
        assert "robots" not in tags(home.text)
        page = visitor.get("/rules/house-of-fado").text
        assert "<title>Maison de fado · Parlour</title>" in page
        assert (tags(page)["og:title"], tags(page)["og:locale"]) == ("Maison de fado", "fr_FR")
        visitor.post("/api/me", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "person"}]
        made = visitor.post("/api/tables", json={"game": "lacrimosa", "options": {"players": 2}, "seats": seats}).json()
        table = tags(visitor.get(f"/table/{made['table']}").text)
        assert (table["og:title"], table["robots"]) == ("Lacrimosa", "noindex")
        assert "Ada" not in str(table)
        picture = table["og:image"]
        assert picture == f"{lite.url}/preview/lacrimosa.jpg"
        assert visitor.get(picture).headers["content-type"] == "image/jpeg"
        assert tags(visitor.get("/table/nosuch").text)["og:title"] == "Parlour"
        assert "place" in tags(visitor.get("/claim").text)["og:description"]


def test_head_robots_and_manifest(lite: Server) -> None:
    with httpx.Client(base_url=lite.url) as visitor:
        for path in ("/", "/rules", "/icon.svg", "/manifest.webmanifest", "/sw.js", "/robots.txt"):
            answer = visitor.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path
        assert "Disallow: /table/" in visitor.get("/robots.txt").text
        manifest = visitor.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        for icon in manifest.json()["icons"]:
            assert visitor.get(icon["src"].removeprefix(".")).status_code == 200


def test_where_others_find_this_machine(lite: Server) -> None:
    """A server that listens here alone has no address for others; one that listens everywhere names this machine's own."""
    assert nearby("127.0.0.1", 80, "") == nearby("localhost", 80, "") == nearby("::1", 80, "") == []
    assert nearby("10.0.0.7", 81, "/games") == ["http://10.0.0.7:81/games"]
    assert nearby("0.0.0.0", 82, "") == [f"http://{each}:82" for each in own_addresses()]
    assert not any(each.startswith("127.") for each in own_addresses())
    with httpx.Client(base_url=lite.url) as visitor:
        assert visitor.get("/api/here").json() == {"addresses": []}
        passed_on = visitor.get("/api/here", headers={"x-forwarded-for": "203.0.113.9"})
        assert passed_on.json() == {"addresses": []}


def test_a_page_without_its_preview_is_heard_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store cannot say which game it is: the page comes all the same, and operators can see it."""

    async def away(store: object, table: str) -> None:
        raise OSError("the store is away")

    async def ask() -> None:
        app = application(tmp_path)
        async with living(app):
            monkeypatch.setattr("parlour.server.http.routes.pages.sql.table_head", away)
            assert (await Browser(app).get("/table/abc")).startswith(b"200")
            assert app.state.server.metrics.counts["previews_failed"] == 1

    asyncio.run(ask())


def test_files_are_sent_as_small_as_the_browser_takes_them(lite: Server) -> None:
    """By gzip where that was built and is taken; whole, in pieces, or not at all when the browser has it already."""
    with httpx.Client(base_url=lite.url, headers={"accept-encoding": "identity"}) as plain:
        entry = next(row["file"] for row in plain.get("/files.json").json().values() if row.get("isEntry"))
        whole = plain.get(f"/{entry}")
        assert "content-encoding" not in whole.headers
        small = plain.get(f"/{entry}", headers={"accept-encoding": "br;q=1.0, gzip;q=0.8, *;q=0.1"})
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < 0.6 * len(whole.content)
        assert small.content == whole.content
        assert small.headers["content-type"] == whole.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in small.headers["cache-control"]
        for answer in (whole, small):
            assert answer.headers["vary"] == "accept-encoding"
        assert whole.headers["etag"] != small.headers["etag"], "what differs has another name"
        # As a HEAD, in pieces, again.
        head = plain.head(f"/{entry}", headers={"accept-encoding": "gzip"})
        for name in ("content-length", "content-encoding", "etag", "content-type", "vary"):
            assert head.headers[name] == small.headers[name]
        assert head.content == b""
        piece = plain.get(f"/{entry}", headers={"accept-encoding": "gzip", "range": "bytes=10-19"})
        assert (piece.status_code, piece.content) == (206, whole.content[10:20])
        assert "content-encoding" not in piece.headers
        again = {"accept-encoding": "gzip", "if-none-match": f'"other", W/{small.headers["etag"]}'}
        kept = plain.get(f"/{entry}", headers=again)
        assert (kept.status_code, kept.content, kept.headers["etag"]) == (304, b"", small.headers["etag"])
        assert plain.get(f"/{entry}", headers={**again, "accept-encoding": "gzip;q=0"}).status_code == 200
        assert "content-encoding" not in plain.get("/icon-192.png", headers={"accept-encoding": "gzip"}).headers
