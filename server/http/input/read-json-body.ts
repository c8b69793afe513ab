import type { Context as HonoContext } from 'hono';
import { failure } from '#server/failure.ts';
import { cleanText } from './clean-text.ts';
import { readRawBody } from './read-raw-body.ts';

/** In JSON, what cannot be stored is always written as an escape; without one, the slow way is spared. */
const suspiciousEscape = /\\u(?:0000|d[89a-f])/i;

/** Reads JSON; an empty body is an empty object. */
export async function readJsonBody(
  c: HonoContext,
  maximumBytes: number,
): Promise<{ text: string; value: unknown }> {
  const text = new TextDecoder().decode(await readRawBody(c.req.raw, maximumBytes));
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
