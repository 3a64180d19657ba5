// The little Markdown that rules are written in: headings, paragraphs, and clauses that begin with **ND-1.2**.

export type Block =
  | { kind: "title" | "heading" | "text"; text: string; id?: string }
  | { kind: "clause"; id: string; text: string };

export function readRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    const text = paragraph.trim().replace(/\s*\n\s*/g, " ");
    if (!text) continue;
    const clause = /^\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*\s*(.*)$/.exec(text);
    if (clause) blocks.push({ kind: "clause", id: clause[1]!, text: clause[2]! });
    else if (text.startsWith("# ")) blocks.push({ kind: "title", text: text.slice(2) });
    else if (text.startsWith("## ")) {
      const found = /^([A-Z]+-\d+)\s+(.*)$/.exec(text.slice(3));
      blocks.push(found ? { kind: "heading", text: found[2]!, id: found[1]! } : { kind: "heading", text: text.slice(3) });
    } else blocks.push({ kind: "text", text });
  }
  return blocks;
}
