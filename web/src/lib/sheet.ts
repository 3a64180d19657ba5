// What covers the whole screen of a phone is a step of its own in the history: Back closes it, and does not leave the page.

/** Call when it opens; call what this returns when it is closed otherwise. */
export function sheet(close: () => void): () => void {
  let gone = false;
  const back = (): void => {
    gone = true;
    close();
  };
  history.pushState({ sheet: true }, "");
  addEventListener("popstate", back, { once: true });
  return () => {
    removeEventListener("popstate", back);
    if (!gone && (history.state as { sheet?: boolean } | null)?.sheet) history.back(); // not where another page has been opened since
  };
}
