import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { PackedText } from './packed-text.ts';

/** In the order of preference. Brotli at a middle level: a text is packed once, but while someone waits. */
const encodings: [name: string, encode: (text: string) => Uint8Array<ArrayBuffer>][] = [
  [
    'br',
    (text) => new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  ],
  ['gzip', (text) => new Uint8Array(gzipSync(text))],
];

/** The text in the best encoding that the browser takes; 304 for one that it has. */
export function answerText(
  c: HonoContext,
  { text, etag, encoded }: PackedText,
  { status = 200, type }: { status?: 200 | 404; type: string },
): Response {
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', type);
  const accepted = c.req.header('accept-encoding') ?? '';
  const chosen = encodings.find(([name]) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted));
  if (chosen === undefined) return c.body(text, status);
  const [name, encode] = chosen;
  const body = encoded.get(name) ?? encode(text);
  encoded.set(name, body);
  c.header('Content-Encoding', name);
  return c.body(body, status);
}
