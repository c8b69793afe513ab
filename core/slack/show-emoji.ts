/**
 * A Slack message with its emoji as characters: the text has their names, such as `:wave:`, and the blocks have their code
 * points in hexadecimal. Custom emoji of a team have none, and keep their names.
 * @param blocks as Slack sends them
 */
export function showEmoji(text: string, blocks: unknown): string {
  const characters = new Map<string, string>();
  collect(blocks, characters);
  return text.replace(
    /:([\w+'-]+):(?::skin-tone-\d:)?/g,
    (written, name: string) => characters.get(name) ?? written,
  );
}

function collect(node: unknown, characters: Map<string, string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'emoji' && 'name' in node && 'unicode' in node) {
    const read = readCodePoints(String(node.unicode));
    if (read !== null) characters.set(String(node.name), read);
    return;
  }
  for (const child of Object.values(node)) collect(child, characters);
}

function readCodePoints(unicode: string): string | null {
  if (!/^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,9}$/i.test(unicode)) return null;
  const points = unicode.split('-').map((each) => Number.parseInt(each, 16));
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : null;
}
