import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';
import { packText } from './pack-text.ts';

const page = Array.from(
  { length: 2_000 },
  (_, place) => `<p class="a${place % 7}">${place * place}</p>`,
).join('');

it('packs a page at once for who asks first, and tighter for those who come after', async () => {
  const packed = packText(page);
  const app = new Hono().get('/', (c) => answerText(c, packed, { type: 'text/html' }));
  const ask = async (): Promise<Buffer> => {
    const response = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    return Buffer.from(await response.arrayBuffer());
  };

  const first = await ask();
  let second = first;
  const askAgain = async () => {
    second = await ask();
    return second.length;
  };
  await expect.poll(askAgain).toBeLessThan(first.length);
  expect([first, second].map((body) => brotliDecompressSync(body).toString())).toEqual([page, page]);
});
