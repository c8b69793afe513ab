import { expect, test } from 'vitest';
import { fillToolInput } from './fill-tool-input.ts';
import { readToolFields } from './read-tool-fields.ts';

const schema = {
  type: 'object',
  required: ['order-id', 'count'],
  $defs: { size: { type: 'string', enum: ['small', 'large'] } },
  properties: {
    'order-id': { type: 'string', description: 'Number of the order. As in the email.' },
    count: { type: 'integer' },
    isGift: { type: 'boolean' },
    size: { $ref: '#/$defs/size' },
    filter: { type: 'object', properties: { a: { type: 'string' } } },
  },
};

test('a tool is given what a form can ask for, by its own names and in its own types', () => {
  const { fields, obstacle } = readToolFields(schema);
  expect(obstacle).toBeNull();
  expect(fields.map(({ parameter }) => parameter)).toEqual([
    { name: 'order_id', label: 'Number of the order', kind: 'text', isRequired: true, options: [] },
    { name: 'count', label: 'Count', kind: 'number', isRequired: true, options: [] },
    { name: 'isGift', label: 'Is gift', kind: 'choice', isRequired: false, options: ['true', 'false'] },
    { name: 'size', label: 'Size', kind: 'choice', isRequired: false, options: ['small', 'large'] },
  ]);
  const values = { order_id: '1001', count: '2', isGift: 'false' };
  expect(fillToolInput(schema, fields, values)).toEqual({ 'order-id': '1001', count: 2, isGift: false });
});

test.each([
  [{}, null],
  [{ type: 'object', properties: { a: { type: 'array' } } }, null],
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'array' } } },
    'It needs “a”, a list or an object, which a form can’t ask for.',
  ],
  [
    { type: 'object', properties: { 'a-b': { type: 'string' }, a_b: { type: 'string' } } },
    'Two of its values have names that differ in signs only.',
  ],
])('of the schema %o it says %s', (given, obstacle) => {
  expect(readToolFields(given).obstacle).toBe(obstacle);
});
