import { expect, test } from 'vitest';
import { byteOffsets } from './byte-offsets.ts';
import { decodeStrictly } from './fixtures/decode-strictly.ts';
import { recordsOf } from './fixtures/records-of.ts';
import { samples, whatsapp } from './fixtures/samples.ts';
import type { OriginalText } from './legal-package.ts';
import { openTexts } from './open-texts.ts';
import { sha256Of } from './sha256-of.ts';

/** UTF-16 with its mark, the byte that counts less first. */
function inUtf16(text: string): Uint8Array {
  const codes = [0xfeff, ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))];
  return Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]));
}

test.each(samples)('each message of %s is traced to its bytes', (_platform, files, texts) => {
  const records = recordsOf(files);
  expect(records).toHaveLength(texts.length);
  for (const [index, { file, byteOffset, byteLength, sha256 }] of records.entries()) {
    const bytes = new TextEncoder()
      .encode(files[file ?? ''])
      .subarray(byteOffset ?? 0, (byteOffset ?? 0) + (byteLength ?? 0));
    const raw = new TextDecoder().decode(bytes);
    expect(raw).toContain(texts[index]);
    for (const other of texts.filter((_text, at) => at !== index)) expect(raw).not.toContain(other);
    expect(sha256).toBe(sha256Of(bytes));
  }
});

test('each message is traced to its bytes in UTF-8 with and without a mark, and in UTF-16', () => {
  const text = whatsapp.join('\n');
  const plain = new TextEncoder().encode(text);
  const [first] = recordsOf({ 'chat.txt': plain });
  expect(first).toMatchObject({ line: 1, byteOffset: 0, byteLength: 47 });
  const marked = recordsOf({ 'chat.txt': Uint8Array.from([0xef, 0xbb, 0xbf, ...plain]) });
  expect(marked[0]).toMatchObject({ byteOffset: 3, byteLength: 47, sha256: first?.sha256 });
  const wide = inUtf16(text);
  const records = recordsOf({ 'chat.txt': wide });
  expect(records).toHaveLength(3);
  for (const { byteOffset, byteLength, text } of records) {
    const bytes = wide.subarray(byteOffset ?? 0, (byteOffset ?? 0) + (byteLength ?? 0));
    expect(new TextDecoder('utf-16le').decode(bytes)).toContain(text);
  }
});

test('the bytes of a message with lines are all of them and no blank line after it', () => {
  const [, second] = recordsOf({ 'chat.txt': whatsapp.join('\r\n') });
  expect(second).toMatchObject({ line: 2, text: 'two lines\nthe second, with お茶' });
  const bytes = new TextEncoder().encode(whatsapp.join('\r\n'));
  const raw = new TextDecoder().decode(
    bytes.subarray(second?.byteOffset ?? 0, (second?.byteOffset ?? 0) + (second?.byteLength ?? 0)),
  );
  expect(raw).toBe('25/12/2023, 15:06 - Bo: two lines\r\nthe second, with お茶');
});

test('nothing is traced where text and bytes do not fit together', () => {
  const text: OriginalText = { name: 'a', bytes: new Uint8Array(4), text: 'abc', encoding: 'utf-8' };
  expect(byteOffsets(text, [0, 1])).toBeNull();
  expect(byteOffsets({ ...text, bytes: new Uint8Array(3) }, [0, 1, 3])).toEqual([0, 1, 3]);
  expect(
    openTexts([{ name: 'a.txt', bytes: Uint8Array.from([0xc3, 0x28]) }], false, decodeStrictly),
  ).toBeNull();
});

test('a table that somebody sent is passed over, a chat in a guessed encoding is not', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  const chat = { name: 'chat.txt', bytes: bytes('05/03/2024, 15:04 - Ann: hi\n') };
  const table = { name: 'prices.csv', bytes: bytes('Stück;Preis\n1;2\n') };
  const german = { name: 'old.txt', bytes: bytes('05/03/2024, 15:04 - Ann: grün\n') };
  expect(openTexts([chat, table], true, decodeStrictly)?.map(({ name }) => name)).toEqual(['chat.txt']);
  expect(openTexts([chat, german], true, decodeStrictly)).toBeNull();
});
