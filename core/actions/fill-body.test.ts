import { expect, test } from 'vitest';
import type { ActionParameter } from '#contract/actions/actions.schemas.ts';
import { fillBody } from './fill-body.ts';
import { findBodyProblem } from './find-body-problem.ts';

const parameter = (name: string, kind: ActionParameter['kind'] = 'text'): ActionParameter => ({
  name,
  label: name,
  kind,
  isRequired: true,
  options: [],
});
const parameters = [parameter('order'), parameter('count', 'number'), parameter('note')];
const url = 'https://shop.example/orders/{order}';
const values = { order: '1001', count: '2', note: 'say "hi", {order}' };

test.each([
  ['nothing for GET', 'GET', '{"a": "{order}"}', null],
  ['what the URL does not have, where there is no template', 'POST', '', { count: 2, note: values.note }],
  ['a number as a number', 'POST', '{"n": "{count}"}', { n: 2 }],
  [
    'a value within a text',
    'PUT',
    '{"text": "Order {order}: {count} pieces"}',
    { text: 'Order 1001: 2 pieces' },
  ],
  ['quotes in a value, and braces in it', 'PATCH', '{"a": [{"b": "{note}"}]}', { a: [{ b: values.note }] }],
] as const)('a body has %s', (_name, method, body, expected) => {
  const filled = fillBody({ method, url, body, parameters }, values);
  expect(filled === null ? null : JSON.parse(filled)).toEqual(expected);
});

test('a parameter that was left out is null in a template, and absent without one', () => {
  const given = { order: '1001', count: '2' };
  expect(fillBody({ method: 'POST', url, body: '{"note": "{note}"}', parameters }, given)).toBe(
    '{"note":null}',
  );
  expect(fillBody({ method: 'POST', url, body: '', parameters }, given)).toBe('{"count":2}');
});

test.each([
  ['', null],
  ['{"order": "{order}"}', null],
  ['{"order": {order}}', 'This is not JSON. Write parameters in quotes: {"order": "{order}"}.'],
  ['{"order": "{other}"}', 'Add the parameter {other}, or take it out of the body.'],
])('of the body %s it says %s', (body, problem) => {
  expect(findBodyProblem(body, ['order'])).toBe(problem);
});
