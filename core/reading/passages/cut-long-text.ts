const CUT_AFTER = [/[;:]\s/g, /,\s|[，、；]/g, /\s/g];

/** Where to cut a text that is too long: the last clause, comma or space in its second half, else hard. */
function findCut(text: string, limit: number): number {
  for (const pattern of CUT_AFTER) {
    let cut = -1;
    for (const match of text.slice(0, limit).matchAll(pattern)) cut = match.index + match[0].length;
    if (cut > limit / 2) return cut;
  }
  // A pair of surrogates is one letter.
  return /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

/** Cuts a text without sentence ends into pieces of at most `limit` characters that joined give the text. */
export function cutLongText(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const cut = findCut(rest, limit);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}
