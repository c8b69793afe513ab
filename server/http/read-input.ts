import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { failure } from '#server/failure.ts';

/** Longest JSON body: a text source of a million characters fits in any script. */
export const maximumJsonBytes = 5 * 1024 * 1024;

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
  const result = schema.safeParse(value);
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
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) throw failure('too-large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads a JSON object; an empty body is an empty object. PostgreSQL has no place for NUL, so it is taken out here. */
export async function readJsonBody(c: HonoContext): Promise<{ text: string; value: unknown }> {
  const text = await readCapped(c.req.raw, maximumJsonBytes);
  if (text.trim() === '') return { text, value: {} };
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
    throw failure('unsupported-type', {
      message: 'Send JSON, with the header Content-Type: application/json.',
    });
  }
  try {
    return {
      text,
      value: JSON.parse(text, (_key, value: unknown) =>
        typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
      ),
    };
  } catch {
    throw failure('invalid-json');
  }
}
