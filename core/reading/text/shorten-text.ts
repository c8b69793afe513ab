/** White space that is not one space already: most is, and nothing is to be made of that. */
const UNEVEN = /[^\S ]\s*| \s+/g;

/** At most `maximum` characters, cut at a word where that loses little, with an ellipsis; white space evened out. */
export function shortenText(text: string, maximum: number): string {
  const plain = text.replaceAll(UNEVEN, ' ').trim();
  if (plain.length <= maximum) return plain;
  // A character is one or two of these units, so this many have more than enough of them.
  const characters = [...plain.slice(0, 2 * maximum + 2)];
  if (characters.length <= maximum) return plain;
  const cut = characters.slice(0, maximum - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
