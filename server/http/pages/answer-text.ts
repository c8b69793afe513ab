import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import type { PackedText } from './packed-text.ts';

const packSlowly = promisify(brotliCompress);

/** In the order of preference. Brotli at a middle level, as someone waits. */
const encodings: [name: string, encode: (text: string) => Uint8Array<ArrayBuffer>][] = [
  ['br', (text) => new Uint8Array(brotliCompressSync(text, atLevel(6)))],
  ['gzip', (text) => new Uint8Array(gzipSync(text))],
];

/** The text in the best encoding that the browser takes; 304 for one that it has. */
export function answerText(
  c: HonoContext,
  packed: PackedText,
  { status = 200, type }: { status?: 200 | 404; type: string },
): Response {
  const { text, etag, encoded } = packed;
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', type);
  const accepted = c.req.header('accept-encoding') ?? '';
  const chosen = encodings.find(([name]) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted));
  if (chosen === undefined) return c.body(text, status);
  const [name, encode] = chosen;
  c.header('Content-Encoding', name);
  const known = encoded.get(name);
  if (known) return c.body(known, status);
  const body = encode(text);
  encoded.set(name, body);
  if (name === 'br') void packTightly(packed);
  return c.body(body, status);
}

/** For those who ask after the first: a tenth less, so that a page comes with the first packets of its connection. */
async function packTightly({ text, encoded }: PackedText): Promise<void> {
  encoded.set('br', new Uint8Array(await packSlowly(text, atLevel(11))));
}

function atLevel(level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}
