/**
 * Whether the whole `text` matches `pattern`, in which `*` stands for any run of characters, also an empty one, and
 * everything else for itself. Uses no regular expression, so an owner's pattern cannot stall a crawl.
 */
export function matchPattern(pattern: string, text: string): boolean {
  const pieces = pattern.split('*');
  const first = pieces[0] ?? '';
  if (pieces.length === 1) return text === first;
  const last = pieces[pieces.length - 1] ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let position = first.length;
  const end = text.length - last.length;
  for (const piece of pieces.slice(1, -1)) {
    // The first match leaves most of the text for the pieces that follow, so no backtracking is needed.
    const found = text.indexOf(piece, position);
    if (found === -1 || found + piece.length > end) return false;
    position = found + piece.length;
  }
  return true;
}
