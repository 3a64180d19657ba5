// Handing something on: by what the device offers, else by the clipboard.

/** How it went: the device's own sheet was used, it lies on the clipboard, or nothing could be done. */
export type Shared = "shared" | "copied" | "failed" | "";

export async function share(url: string, title: string): Promise<Shared> {
  if ("share" in navigator) {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return ""; // the reader thought better of it
    }
  }
  return copy(url);
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed"; // not over plain HTTP, or not allowed
  }
}
