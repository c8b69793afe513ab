import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { Access } from '#contract/endpoint.ts';
import { Failure, failure } from '#server/failure.ts';
import { describeIssue } from './describe-issue.ts';

/**
 * Longest JSON body. Members send texts of up to a million characters, which fit in any script; of everybody else only
 * small forms are expected, so that nobody can make the server parse megabytes unasked.
 */
export function maximumBodyBytes(access: Access): number {
  return access === 'member' ? 5 * 1024 * 1024 : 64 * 1024;
}

/** Field path → sentence. The input itself is never given back: it may hold a password. */
function describeIssues(error: z.ZodError): Record<string, string> {
  const details: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    details[path] ??= issue.message;
  }
  return details;
}

/** The parsed value, or `invalid-input` with a sentence for every wrong field; one wrong field is named in the message. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const details = describeIssues(result.error);
  const [first] = Object.entries(details);
  const message = first && Object.keys(details).length === 1 ? `${first[0]}: ${first[1]}` : undefined;
  throw failure('invalid-input', { ...(message === undefined ? {} : { message }), details });
}

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
      : failure('invalid-input', { message: 'The request ended before its body did.' });
  }
  return text + decoder.decode();
}

/** PostgreSQL has no place for NUL, nor UTF-8 for half a surrogate pair. */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** The same texts without what cannot be stored. */
export function cleanTexts(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)]));
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
