/**
 * A Slack message with its emoji as signs: the text has their names, such as `:wave:`, and the blocks say which signs these
 * are, as code points in hexadecimal. Emoji of a team's own have no sign, and keep their names.
 * @param blocks as Slack sends them
 */
export function showEmoji(text: string, blocks: unknown): string {
  const signs = new Map<string, string>();
  collect(blocks, signs);
  return text.replace(
    /:([\w+'-]+):(?::skin-tone-\d:)?/g,
    (written, name: string) => signs.get(name) ?? written,
  );
}

function collect(node: unknown, signs: Map<string, string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'emoji' && 'name' in node && 'unicode' in node) {
    const sign = readSign(String(node.unicode));
    if (sign !== null) signs.set(String(node.name), sign);
    return;
  }
  for (const child of Object.values(node)) collect(child, signs);
}

function readSign(unicode: string): string | null {
  if (!/^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,9}$/i.test(unicode)) return null;
  const points = unicode.split('-').map((each) => Number.parseInt(each, 16));
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : null;
}
