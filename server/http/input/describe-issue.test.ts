import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

const schema = z.object({
  name: z.string().min(2).max(5).default('name'),
  title: z.string().min(1, 'Give it a title.').optional(),
  count: z.number().int().min(1).max(50).optional(),
  isOn: z.boolean().optional(),
  list: z.array(z.string()).max(2).optional(),
  mode: z.enum(['page', 'site']).optional(),
  kind: z.literal('text').optional(),
  email: z.email().optional(),
  when: z.iso.datetime().optional(),
  either: z
    .discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })])
    .optional(),
  union: z.union([z.string(), z.number()]).optional(),
  inner: z.object({ needed: z.string() }).strict().optional(),
});

test.each<[input: object, sentence: string]>([
  [{ count: 'x' }, 'This must be a number.'],
  [{ count: 1.5 }, 'This must be a whole number.'],
  [{ count: 0 }, 'This must be at least 1.'],
  [{ count: 51 }, 'This must be at most 50.'],
  [{ name: 7 }, 'This must be text.'],
  [{ name: null }, 'This must be text.'],
  [{ name: 'x' }, 'Use at least 2 characters.'],
  [{ name: 'xxxxxx' }, 'Use at most 5 characters.'],
  [{ title: '' }, 'Give it a title.'],
  [{ isOn: 'yes' }, 'This must be true or false.'],
  [{ list: 'x' }, 'This must be a list.'],
  [{ list: ['a', 'b', 'c'] }, 'Give at most 2 entries.'],
  [{ mode: 'x' }, 'This must be one of "page", "site".'],
  [{ kind: 'x' }, 'This must be "text".'],
  [{ email: 'x' }, 'This is not an email address.'],
  [{ when: 'today' }, 'This is not a time, such as 2026-01-31T09:00:00Z.'],
  [{ either: { kind: 'c' } }, 'This does not have one of the allowed formats.'],
  [{ union: [] }, 'This does not have one of the allowed formats.'],
  [{ inner: {} }, 'This field is required.'],
  [{ inner: [] }, 'This must be an object.'],
  [{ inner: { needed: '', more: 1 } }, 'There is no such field: more.'],
])('%j: %s', (input, sentence) => {
  const result = schema.safeParse(input, { error: describeIssue });
  expect(result.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('rejects a body that is not an object', () => {
  expect(schema.safeParse(null, { error: describeIssue }).error?.issues[0]?.message).toBe(
    'This must be an object.',
  );
});
