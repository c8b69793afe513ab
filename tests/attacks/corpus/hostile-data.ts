import type { HostileFile } from './hostile-file.ts';

/** Rich text and JSON that nest, claim or list without end. */
export function hostileData(): HostileFile[] {
  const file = (fileName: string, what: string, content: string): HostileFile => ({
    what,
    fileName,
    bytes: Buffer.from(content),
  });
  const rtf = (what: string, content: string) => file('x.rtf', what, `{\\rtf1\\ansi ${content}`);
  return [
    rtf('groups in each other', '{\\b '.repeat(100_000)),
    rtf('groups that end more often than they begin', `words${'}'.repeat(100_000)}`),
    rtf('empty groups', '{}'.repeat(500_000)),
    rtf('binary data longer than the file', 'words\\bin2147483647 '),
    rtf('fallbacks longer than the file', `\\uc2147483647\\u65 ${'a'.repeat(1_000)}`),
    rtf('rows without cells', '\\trowd\\row'.repeat(100_000)),
    rtf('a row of half a million cells', `\\trowd\\intbl ${'a\\cell '.repeat(500_000)}\\row`),
    rtf('control words of any length', `\\${'a'.repeat(1_000_000)} words`),
    rtf('a code page that nobody knows', "\\ansicpg99999 caf\\'e9"),
    file('x.json', 'lists in each other', '['.repeat(500_000)),
    file('x.json', 'objects in each other', `${'{"a":'.repeat(190)}1${'}'.repeat(190)}`),
    file('x.json', 'a text that never ends', `{"a":"${'x\\\\'.repeat(200_000)}`),
    file(
      'x.json',
      'a hundred thousand keys',
      `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    ),
    file(
      'x.json',
      'records with keys of their own',
      `[${Array.from({ length: 2_000 }, (_, index) => `{"k${index}":1}`).join(',')}]`,
    ),
    file(
      'x.json',
      'keys that reach what objects share',
      '{"__proto__":{"a":1},"constructor":{"prototype":{"b":2}}}',
    ),
    file('x.jsonl', 'a mistake in the last of many lines', `${'{"a":1}\n'.repeat(50_000)}{`),
  ];
}
