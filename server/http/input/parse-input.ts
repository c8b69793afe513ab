import type { z } from 'zod';
import { failure } from '#server/failure.ts';
import { describeIssue } from './describe-issue.ts';

/** The parsed value, or `invalid-input` with a sentence for every wrong field; one wrong field is named in the message. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const details = describeIssues(result.error);
  const [first] = Object.entries(details);
  const message = first && Object.keys(details).length === 1 ? `${first[0]}: ${first[1]}` : undefined;
  throw failure('invalid-input', { ...(message === undefined ? {} : { message }), details });
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
