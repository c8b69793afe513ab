export interface RobotsCase {
  robots: string;
  agent: string;
  url: string;
  isAllowed: boolean;
}

/** A name, or pieces of text side by side. */
const argument = String.raw`(\w+|(?:"(?:[^"\\]|\\.)*"\s*)+)`;
const statement = new RegExp(
  String.raw`(?:string_view|std::string)\s+(?<name>\w+)\s*=\s*(?<text>(?:"(?:[^"\\]|\\.)*"\s*)+);` +
    String.raw`|EXPECT_(?<expected>TRUE|FALSE)\(\s*IsUserAgentAllowed\(\s*${argument},\s*${argument},\s*${argument}\s*\)\s*\)`,
  'g',
);

/**
 * The cases of google/robotstxt: its test names each file, then says who may fetch what. The five whose text is put together by
 * a loop are left out.
 * @param code of `robots_test.cc`
 */
export function readRobotsCases(code: string): RobotsCase[] {
  const texts = new Map<string, string>();
  const cases: RobotsCase[] = [];
  const readValue = (written: string): string | undefined =>
    written.startsWith('"') ? readText(written) : texts.get(written);
  // Comments hold quotation marks of their own.
  const withoutLoops = code
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replace(/TEST\(\w+, GoogleOnly_LineTooLong\)[\s\S]*?\n}/, '');
  for (const found of withoutLoops.matchAll(statement)) {
    const { name, text, expected } = found.groups ?? {};
    if (name !== undefined && text !== undefined) texts.set(name, readText(text));
    if (expected === undefined) continue;
    const [robots, agent, url] = found.slice(4, 7).map((each) => readValue(each?.trim() ?? ''));
    if (robots === undefined || agent === undefined || url === undefined)
      throw new Error(`This case is written in an unknown way: ${found[0]}`);
    cases.push({ robots, agent, url, isAllowed: expected === 'TRUE' });
  }
  return cases;
}

/** Bytes as C++ writes them, read as UTF-8. */
function readText(written: string): string {
  const pieces = [...written.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece]) => piece ?? '');
  // One character per byte, so that escaped bytes fit in.
  const bytes = Buffer.from(pieces.join(''), 'utf8')
    .toString('latin1')
    .replaceAll(/\\x([0-9a-f]{1,2})|\\(.)/gi, (_, code?: string, sign?: string) =>
      code === undefined
        ? ({ n: '\n', r: '\r', t: '\t' }[sign ?? ''] ?? sign ?? '')
        : String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
