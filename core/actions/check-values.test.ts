import { expect, test } from 'vitest';
import type { ActionParameter } from '#contract/actions/actions.schemas.ts';
import { checkValues } from './check-values.ts';
import { fillUrl } from './fill-url.ts';
import { isSaid } from './is-said.ts';
import { readMessageValues } from './read-message-values.ts';

const parameter = (kind: ActionParameter['kind'], more: Partial<ActionParameter> = {}): ActionParameter => ({
  name: kind,
  label: kind,
  kind,
  isRequired: true,
  options: [],
  ...more,
});
const size = parameter('choice', { options: ['Small', 'Large'] });

test.each([
  [parameter('text'), '  AB-1 ', 'AB-1'],
  [parameter('text'), 'x'.repeat(501), null],
  [parameter('number'), '1,50', '1.5'],
  [parameter('number'), 7, '7'],
  [parameter('number'), '1e9', null],
  [parameter('email'), 'ada@example.com', 'ada@example.com'],
  [parameter('email'), 'ada@', null],
  [parameter('date'), '2027-03-28', '2027-03-28'],
  [parameter('date'), '28.3.2027', null],
  [parameter('date'), '2027-13-45', null],
  [size, 'large', 'Large'],
  [size, 'Huge', null],
  [parameter('text'), { $ne: 1 }, null],
] as const)('%o takes %o as %o', (each, given, expected) => {
  const { values, missing } = checkValues([each], { [each.name]: given });
  expect(values[each.name] ?? null).toBe(expected);
  expect(missing).toEqual(expected === null ? [each] : []);
});

test('what is optional may be left out, and nothing else is taken along', () => {
  const optional = parameter('text', { isRequired: false });
  expect(checkValues([optional], { other: 'x' })).toEqual({ values: {}, missing: [] });
  const named = parameter('text', { name: 'constructor', isRequired: false });
  expect(checkValues([{ ...named, isRequired: true }], {}).missing).toHaveLength(1);
  expect(fillUrl('https://shop.example/{constructor}', checkValues([named], {}).values)).toBe(
    'https://shop.example/',
  );
});

test.each([
  ['Where is my order 1001?', [parameter('number')], { number: '1001' }],
  ['Where is my order AB-1001?', [parameter('text')], { text: 'AB-1001' }],
  ['Orders 1001 and 1002, please', [parameter('number')], {}],
  ['Where is my order?', [parameter('text')], {}],
  ['It is ada@example.com.', [parameter('email')], { email: 'ada@example.com' }],
  ['On 2027-03-28, please', [parameter('date')], { date: '2027-03-28' }],
  ['A large one', [size], { choice: 'Large' }],
  ['1001 and 2', [parameter('number'), parameter('number', { name: 'count' })], {}],
] as const)('in “%s” it finds %3$o', (message, parameters, expected) => {
  expect(readMessageValues(message, parameters)).toEqual(expected);
});

test.each([
  ['text', 'AB-1001', ['my order is ab 1001.'], true],
  ['text', '1001', ['Where is my order?', '1001'], true],
  ['text', '100', ['my order is 1001'], false],
  ['number', '1.5', ['it is 1,5 m'], true],
  ['email', 'eve@example.com', ['I am ada@example.com'], false],
  ['text', '%', ['Where is my order?'], false],
  ['text', '*', ['Find everything with a *'], true],
  ['text', '', ['Where is my order?'], true],
  ['date', '2027-03-28', ['tomorrow'], true],
  ['choice', 'Large', ['the big one'], true],
] as const)('a value of the kind %s, %s, in %o: %o', (kind, value, messages, expected) => {
  expect(isSaid({ kind }, value, messages)).toBe(expected);
});
