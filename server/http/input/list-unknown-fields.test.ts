import { expect, test } from 'vitest';
import { z } from 'zod';
import { listUnknownFields } from './list-unknown-fields.ts';

const text = z.string();
const nested = z.object({ name: text, look: z.object({ color: text }).optional() });
const variants = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), title: text }),
  z.object({ kind: z.literal('website'), url: text }),
]);

test.each([
  ['all known', nested, { name: 'a', look: { color: 'b' } }, []],
  ['one at the top', nested, { name: 'a', colour: 'b' }, ['colour']],
  ['one within an optional object', nested, { look: { colour: 'b' } }, ['look.colour']],
  [
    'in a list',
    z.object({ items: z.array(nested) }),
    { items: [{ name: 'a' }, { nam: 'b' }] },
    ['items.1.nam'],
  ],
  ['of the variant meant', variants, { kind: 'website', url: 'a', titel: 'b' }, ['titel']],
  ['of another variant', variants, { kind: 'website', url: 'a', title: 'b' }, ['title']],
  ['a name that all objects have', nested, { name: 'a', toString: 'b' }, ['toString']],
  ['within a default', z.object({ look: nested.default({ name: 'a' }) }), { look: { x: 1 } }, ['look.x']],
  ['before a transformation', nested.transform((value) => value.name), { name: 'a', x: 1 }, ['x']],
  ['in a loose object', z.looseObject({ id: text }), { id: 'a', more: 'b' }, []],
  ['in a record', z.record(text, text), { any: 'a' }, []],
  ['no object at all', nested, 'text', []],
])('finds fields that a schema does not know: %s', (_what, schema, value, expected) => {
  expect(listUnknownFields(schema, value)).toEqual(expected);
});
