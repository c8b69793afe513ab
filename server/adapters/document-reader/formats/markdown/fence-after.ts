const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The fence of the block of code that is open after a line; null outside of one. A block ends with the marks that it began with. */
export function fenceAfter(open: string | null, line: string): string | null {
  const mark = FENCE.exec(line)?.[1];
  if (open === null) return mark ?? null;
  return mark?.startsWith(open) && line.trim() === mark ? null : open;
}
