const FENCE = /^( {0,3}|[ \t]+)(`{3,}|~{3,})([^\n]*)$/;

/** What stands between the fences of a Markdown text, without the margin of the fence. */
export function fencedBlocks(text: string): string[] {
  const blocks: string[] = [];
  let open: { readonly fence: string; readonly margin: string; readonly lines: string[] } | undefined;
  for (const line of text.split(/\r?\n/)) {
    const found = FENCE.exec(line);
    if (open === undefined) {
      if (found !== null) open = { fence: found[2] as string, margin: found[1] as string, lines: [] };
    } else if (found?.[2]?.startsWith(open.fence) && found[3]?.trim() === '') {
      blocks.push(open.lines.join('\n'));
      open = undefined;
    } else open.lines.push(line.startsWith(open.margin) ? line.slice(open.margin.length) : line.trimStart());
  }
  if (open !== undefined) blocks.push(open.lines.join('\n'));
  return blocks;
}
