import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { streamZip } from './stream-zip.ts';

describe('streamZip', () => {
  test('reads no further than is asked for, and gives what it was given', async () => {
    let read = 0;
    async function* text() {
      for (; read < 500; read++) yield `${String(read).repeat(3000)}\n`;
    }
    const zip = streamZip([
      { name: 'a.json', text: text() },
      { name: 'b.json', text: Readable.from([]) },
    ]);
    await zip.next();
    expect(read).toBeLessThan(100);
    let bytes = 0;
    for await (const piece of zip) bytes += piece.length;
    expect(read).toBe(500);
    expect(bytes).toBeLessThan(500_000);
  });

  test('a text that fails ends it', async () => {
    const zip = streamZip([
      {
        name: 'a.json',
        text: (async function* () {
          yield 'x';
          throw new Error('The database went away.');
        })(),
      },
    ]);
    await expect(Readable.from(zip).toArray()).rejects.toThrow('The database went away.');
  });
});
