import type { Context as HonoContext } from 'hono';
import { Failure, failure } from '#server/failure.ts';
import { cleanText } from './clean-text.ts';

async function readCapped(request: Request, maximumBytes: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maximumBytes) throw failure('too-large');
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > maximumBytes) throw failure('too-large');
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    // The caller went away, or broke the protocol: no fault of ours to be logged as one.
    throw error instanceof Failure
      ? error
      : failure('invalid-input', { message: 'The request body is incomplete.' });
  }
  return text + decoder.decode();
}

/** In JSON, what cannot be stored is always written as an escape; without one, the slow way is spared. */
const suspiciousEscape = /\\u(?:0000|d[89a-f])/i;

/** Reads JSON; an empty body is an empty object. */
export async function readJsonBody(
  c: HonoContext,
  maximumBytes: number,
): Promise<{ text: string; value: unknown }> {
  const text = await readCapped(c.req.raw, maximumBytes);
  if (text.trim() === '') return { text, value: {} };
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
    throw failure('unsupported-type', {
      message: 'Send JSON, with the header Content-Type: application/json.',
    });
  }
  try {
    return { text, value: suspiciousEscape.test(text) ? parseCleaned(text) : JSON.parse(text) };
  } catch {
    throw failure('invalid-json');
  }
}

function parseCleaned(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? cleanText(value) : value));
}
