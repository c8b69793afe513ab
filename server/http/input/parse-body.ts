import type { z } from 'zod';
import { failure } from '#server/failure.ts';
import { listUnknownFields } from './list-unknown-fields.ts';
import { parseInput } from './parse-input.ts';

/**
 * As `parseInput`, and a field that does not exist is refused by name: else a misspelt one would be lost in silence. For
 * calls of the API that others write; our own forms and older widgets may send more than an endpoint asks for.
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const unknown = listUnknownFields(schema, value);
  if (unknown.length === 0) return parseInput(schema, value);
  throw failure('invalid-input', {
    message: `There is no field ${unknown.map((path) => `“${path}”`).join(', ')} in this request.`,
    details: Object.fromEntries(unknown.map((path) => [path, 'There is no such field.'])),
  });
}
