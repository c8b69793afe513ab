import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const TEXT = Buffer.from('Grüße '.repeat(2_000));
const from = (bytes: Uint8Array) => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]);
const read = (
  bytes: Uint8Array,
  encoding: string | null,
  limit = 1_000_000,
  atLimit: 'cut' | 'fail' = 'fail',
) => readBody(from(bytes), encoding, () => limit, atLimit);

describe('readBody', () => {
  test.each<[encoding: string | null, bytes: Buffer]>([
    [null, TEXT],
    ['identity', TEXT],
    ['gzip', gzipSync(TEXT)],
    ['X-GZIP', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
    ['gzip', gzipSync(TEXT).subarray(0, -8)],
  ])('reads %s', async (encoding, bytes) => {
    expect(await read(bytes, encoding)).toEqual({ kind: 'body', bytes: TEXT });
  });

  test.each(['zstd', 'gzip, gzip, gzip'])('knows no %s', async (encoding) => {
    expect(await read(TEXT, encoding)).toEqual({ kind: 'unknown-encoding' });
  });

  test.each(['gzip', 'br', null])('counts what comes out of %s', async (encoding) => {
    const packed = { gzip: gzipSync(TEXT), br: brotliCompressSync(TEXT) }[encoding ?? ''] ?? TEXT;
    expect(await read(packed, encoding, TEXT.length)).toMatchObject({ kind: 'body' });
    expect(await read(packed, encoding, TEXT.length - 1)).toEqual({ kind: 'too-large' });
    expect(await read(packed, encoding, 100, 'cut')).toEqual({ kind: 'body', bytes: TEXT.subarray(0, 100) });
  });

  test('an empty body is one', async () => {
    expect(await readBody(Readable.from([]), null, () => 10, 'fail')).toMatchObject({
      kind: 'body',
      bytes: Buffer.alloc(0),
    });
  });

  test('rejects what is no gzip', async () => {
    await expect(read(TEXT, 'gzip')).rejects.toThrow();
  });
});
