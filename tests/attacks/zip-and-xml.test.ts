import { describe, expect, it } from 'vitest';
import type { ReadFailureKind } from '#core/reading/problems/read-failure.ts';
import { readChatBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import { docxParagraph, makeDocx } from '#server/adapters/document-reader/fixtures/make-docx.ts';
import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { readBytes } from '#server/adapters/document-reader/read-bytes.ts';
import { hostileChats } from './corpus/hostile-chats.ts';
import { hostileZips } from './corpus/hostile-zips.ts';
import { soundChats } from './corpus/sound-chats.ts';

/** All of these are found out before a parser gets anything, so they may be read in this process. */
const reasons: Partial<Record<ReadFailureKind, string[]>> = {
  damaged: [
    'two directories that name one part twice',
    'one name twice',
    'one name in two spellings',
    'parts on the same bytes',
    'a directory that is not there',
    'a directory that begins at its end',
    '65,535 parts',
    'a second disk',
    'a part of four gigabytes',
    'a part whose size is elsewhere',
    'a part that begins beyond the file',
    'a way of packing that nobody knows',
    'cut in its directory',
    'cut in a part',
  ],
  'unpacks-too-far': ['a bomb', 'a bomb that says it is small', 'a hundred bombs'],
  'too-many-parts': ['parts without end'],
  'unsafe-names': ['a name that climbs out', 'a name with a drive', 'a name with a zero', 'a link'],
  protected: ['a part that is encrypted'],
};

describe('zips that say two things, unpack without end or lead out', () => {
  const made = new Map(hostileZips().map(({ what, bytes }) => [what, bytes]));
  const table = Object.entries(reasons).flatMap(([kind, all]) => all.map((what) => [what, kind]));

  it.each(table)('%s: %s', async (what = '', kind = '') => {
    const bytes = made.get(what);
    if (bytes === undefined) throw new Error('There is no such file.');
    expect(await readBytes({ bytes, fileName: 'x.docx' })).toEqual({ kind: 'failed', failure: { kind } });
  });
});

const given = { zone: 'Europe/London', dateOrder: null, mostMessages: 10_000 };

/** One that is refused would be changed in vain. */
describe('the sound exports that bench/fuzzing.ts changes are read', () => {
  it.each(soundChats().map((file) => [file.platform, file] as const))(
    '%s',
    (platform, { fileName, bytes }) => {
      const read = readChatBytes({ ...given, bytes, fileName });
      expect(read).toMatchObject({ kind: 'chats', unread: [] });
      if (read.kind === 'chats') expect(platform).toContain(read.chats[0]?.platform);
    },
  );
});

/** The larger ones are read by `bench/fuzzing.ts`, in processes with limits. */
const smallChats = hostileChats().filter(({ bytes }) => bytes.length < 100_000);
describe('hostile exports of chat apps end in chats, a question or a plain sentence', () => {
  it.each(smallChats.map((file) => [file.what, file] as const))('%s', (_what, { fileName, bytes }) => {
    const read = readChatBytes({ ...given, bytes, fileName });
    if (read.kind === 'refused') expect(read.sentence).toMatch(/^[A-Z][^{}<>]*\.$/s);
    else expect(['chats', 'asks']).toContain(read.kind);
    expect(read).not.toHaveProperty('fault');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('XML that defines what it is made of', () => {
  const xml =
    '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document><w:body>&e;</w:body></w:document>';
  const withPart = (name: string, data: string | Buffer) =>
    makeZip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: 'word/document.xml', data: '<w:document/>' },
      { name, data },
    ]);

  it.each([
    ['at its beginning', withPart('word/styles.xml', xml)],
    ['after a long comment', withPart('word/styles.xml', `<!--${'-'.repeat(5_000)}-->${xml}`)],
    ['in UTF-16', withPart('word/styles.xml', Buffer.from(`\uFEFF${xml}`, 'utf16le'))],
    [
      'in UTF-16 of the other order',
      withPart('word/styles.xml', Buffer.from(`\uFEFF${xml}`, 'utf16le').swap16()),
    ],
    ['in the list of its parts', withPart('word/_rels/document.xml.rels', xml)],
  ])('is refused %s', async (_where, bytes) => {
    const result = await readBytes({ bytes, fileName: 'x.docx' });
    expect(result).toEqual({ kind: 'failed', failure: { kind: 'damaged-word-document' } });
  });

  it('can be written about', async () => {
    const bytes = makeDocx(docxParagraph('A page begins with &lt;!DOCTYPE html&gt;.'));
    const result = await readBytes({ bytes, fileName: 'x.docx' });
    expect(result).toMatchObject({
      kind: 'ok',
      document: { blocks: [{ text: 'A page begins with <!DOCTYPE html>.' }] },
    });
  });
});
