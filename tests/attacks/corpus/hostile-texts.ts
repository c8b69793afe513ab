import { gzipSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';

/** Texts, tables and Markdown that take a parser forever, and bytes that are something else than their name says. */
export function hostileTexts(): HostileFile[] {
  const file = (fileName: string, what: string, content: string | Buffer): HostileFile => ({
    what,
    fileName,
    bytes: Buffer.from(content as string),
  });
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff08060000', 'hex');
  return [
    file('x.csv', 'half a million columns', 'a,'.repeat(500_000)),
    file('x.csv', 'half a million rows', 'a\n'.repeat(500_000)),
    file('x.csv', 'a quote that never ends', `a,"${'b,c\n'.repeat(100_000)}`),
    file('x.csv', 'quotes in quotes', '"'.repeat(1_000_001)),
    file('x.csv', 'a mark that divides with every letter', `sep=a\n${'a'.repeat(1_000_000)}`),
    file('x.csv', 'wide rows with long names', `${'name '.repeat(2_000)},x\n`.repeat(500)),
    file('x.md', 'brackets that never close', '['.repeat(200_000)),
    file('x.md', 'links in links', '[a]('.repeat(50_000)),
    file('x.md', 'stars that never end', '**a '.repeat(100_000)),
    file(
      'x.md',
      'backticks of every length',
      Array.from({ length: 2_000 }, (_, index) => '`'.repeat(index + 1)).join('a'),
    ),
    file('x.md', 'quotes in quotes', `${'>'.repeat(100_000)} words`),
    file(
      'x.md',
      'lists in lists',
      Array.from({ length: 2_000 }, (_, index) => `${' '.repeat(index * 2)}- a`).join('\n'),
    ),
    file(
      'x.md',
      'a table of ten thousand columns',
      `${'|a'.repeat(10_000)}|\n${'|-'.repeat(10_000)}|\n${`${'|b'.repeat(10_000)}|\n`.repeat(20)}`,
    ),
    file(
      'x.md',
      'references to each other',
      Array.from({ length: 20_000 }, (_, index) => `[${index}]: /${index}\n[${index}]`).join('\n'),
    ),
    file('x.md', 'a preface that never ends', `---\n${'title: a\n'.repeat(100_000)}`),
    file('x.md', 'marks of the page in each other', '<div>\n\n'.repeat(20_000)),
    file('x.txt', 'a line of a million letters', 'x'.repeat(1_000_000)),
    file('x.txt', 'five million line breaks', '\n'.repeat(5_000_000)),
    file('x.txt', 'letters that are halves', Buffer.from('d8'.repeat(100_000), 'hex')),
    file(
      'x.txt',
      'bytes of no alphabet',
      Buffer.from(Array.from({ length: 100_000 }, (_, index) => 128 + ((index * 31) % 128))),
    ),
    file(
      'x.txt',
      'UTF-16 with a letter and a half',
      Buffer.concat([
        Buffer.from('fffe', 'hex'),
        Buffer.from('words '.repeat(1_000), 'utf16le'),
        Buffer.from([65]),
      ]),
    ),
    file('x.txt', 'signs of writing from right to left', '\u202E\u2066'.repeat(200_000)),
    file('x.txt', 'sentences without words', '. '.repeat(200_000)),
    file('x.docx', 'a picture', png),
    file('x.pdf', 'a picture', png),
    file('x.doc', 'packed bytes', gzipSync(Buffer.alloc(50_000_000))),
    file('x.txt', 'packed bytes', gzipSync(Buffer.alloc(50_000_000))),
    file(
      'x.html',
      'a program',
      Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(5_000, 7)]),
    ),
    file('x.doc', 'rich text', `{\\rtf1 ${'{\\b '.repeat(100_000)}`),
    file('x.csv', 'a Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    file('x.txt', 'one byte', '\u0000'),
  ];
}
