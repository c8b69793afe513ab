export interface ContentFile {
  /** The lines `name: value` between the two rules at the top. */
  fields: Record<string, string>;
  /** The Markdown below them. */
  body: string;
}

/**
 * Splits a content file into its front matter and its text.
 * @throws an error that names the file, when it does not begin with front matter or a line of it is no `name: value`
 */
export function readFrontMatter(text: string, fileName: string): ContentFile {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${fileName} must begin with front matter between two lines of "---".`);
  const fields: Record<string, string> = {};
  for (const line of match[1]!.split(/\r?\n/)) {
    const [, name, value] = /^(\w+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`${fileName}: "${line}" is not of the form "name: value".`);
    fields[name] = value;
  }
  return { fields, body: match[2]! };
}
