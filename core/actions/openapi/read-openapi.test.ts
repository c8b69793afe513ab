import { expect, test } from 'vitest';
import { findBodyProblem } from '#core/actions/find-body-problem.ts';
import { findUrlProblem } from '#core/actions/find-url-problem.ts';
import { readOpenapi } from './read-openapi.ts';

const shop = `
openapi: 3.1.0
info: { title: Shop, version: '1' }
servers:
  - url: https://{region}.shop.example/v2/
    variables: { region: { default: eu } }
security: [{ key: [] }]
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Api-Key }
    login: { type: http, scheme: bearer }
  parameters:
    order: { name: order-id, in: path, required: true, schema: { type: string }, description: 'Order number. As in the email.' }
  schemas:
    Return:
      type: object
      required: [reason, items]
      properties:
        reason: { type: string, enum: [broken, late] }
        count: { type: integer }
        refund-by: { type: string, format: date }
        isGift: { type: boolean }
        id: { type: string, readOnly: true }
        items: { type: array, items: { type: string } }
paths:
  /orders/{order-id}:
    parameters: [{ $ref: '#/components/parameters/order' }]
    get:
      summary: Order status
      description: Finds out where an order is.
      parameters:
        - { name: with items, in: query, schema: { type: boolean } }
        - { name: X-Trace, in: header, required: true, schema: { type: string } }
  /orders/{order-id}/notes:
    parameters: [{ $ref: '#/components/parameters/order' }]
    post:
      operationId: addNote
      security: [{ login: [] }]
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [text], properties: { text: { type: string }, reply-to: { type: string, format: email } } } } }
  /returns:
    post:
      summary: Return
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Return' } } } }
  /circle:
    get: { parameters: [{ $ref: '#/components/parameters/none' }] }
`;

const read = (text: string, address = '') => {
  const found = readOpenapi(text, address);
  if ('problem' in found) throw new Error(found.problem);
  return found.operations;
};
const find = (title: string) => read(shop).find((each) => each.title === title);

test('a call becomes an action with its server, its parameters and the headers that it needs', () => {
  expect(find('GET /orders/{order-id}')).toEqual({
    title: 'GET /orders/{order-id}',
    obstacle: null,
    action: {
      name: 'Order status',
      description: 'Finds out where an order is.',
      isOn: true,
      method: 'GET',
      url: 'https://eu.shop.example/v2/orders/{order_id}?with%20items={with_items}',
      headers: [{ name: 'X-Api-Key' }],
      body: '',
      parameters: [
        { name: 'order_id', label: 'Order number', kind: 'text', isRequired: true, options: [] },
        {
          name: 'with_items',
          label: 'With items',
          kind: 'choice',
          isRequired: false,
          options: ['true', 'false'],
        },
      ],
      resultPath: '',
      reply: '',
      triggers: [],
      needsConfirmation: false,
      timeoutSeconds: 8,
    },
  });
});

test('a body has the names of the server, and its values are parameters', () => {
  const action = find('POST /orders/{order-id}/notes')?.action;
  expect(action).toMatchObject({
    name: 'addNote',
    headers: [{ name: 'Authorization' }],
    needsConfirmation: true,
    parameters: [
      { name: 'order_id' },
      { name: 'text' },
      { name: 'reply_to', kind: 'email', isRequired: false },
    ],
  });
  expect(JSON.parse(action?.body ?? '')).toEqual({ text: '{text}', 'reply-to': '{reply_to}' });
});

test('what can be sent can be stored', () => {
  for (const { action, obstacle } of read(shop)) {
    if (obstacle !== null) continue;
    const names = action.parameters.map(({ name }) => name);
    expect([findUrlProblem(action.url, names), findBodyProblem(action.body, names)]).toEqual([null, null]);
  }
});

test('parameters whose long names begin alike are told apart', () => {
  const key = 'a_name_that_is_as_long_as_a_name_may_be_';
  const parameters = ['one', 'two', 'three'].map((end) => ({
    name: `${key}${end}`,
    in: 'query',
    schema: { type: 'string' },
  }));
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://shop.example' }],
    paths: { '/orders': { get: { parameters } } },
  };
  const [first] = read(JSON.stringify(document));
  const names = first?.action.parameters.map(({ name }) => name);
  expect(names).toEqual([
    'a_name_that_is_as_long_as_a_name_may_be_',
    'a_name_that_is_as_long_as_a_name_may_b_2',
    'a_name_that_is_as_long_as_a_name_may_b_3',
  ]);
});

test('a call that needs a list says why it can be no action', () => {
  expect(find('POST /returns')?.obstacle).toBe(
    'It needs “items”, a list or an object, which a form can’t ask for.',
  );
});

test('a server without a URL that can be called makes no action', () => {
  const document = JSON.stringify({
    openapi: '3.0.0',
    servers: [{ url: '/api' }],
    paths: { '/a': { get: {} } },
  });
  expect(read(document)[0]?.obstacle).toContain('no URL of a server');
  expect(read(document, 'https://shop.example/docs.json')[0]?.action.url).toBe('https://shop.example/api/a');
});

test('keys are not compared with each other, which takes minutes for many: of two the last counts', () => {
  const paths = '  /a: 1\n  /a: { get: { summary: Last } }';
  expect(read(`openapi: 3.1.0\npaths:\n${paths}`)[0]?.action.name).toBe('Last');
});

test.each([
  ['{', 'This is neither JSON nor YAML.'],
  ['hello', 'This is not an OpenAPI 3 document: it has no field “openapi”.'],
  ['swagger: "2.0"', 'This is not an OpenAPI 3 document: it has no field “openapi”.'],
  ['openapi: 3.0.0', 'This document describes no call by GET, POST, PUT, PATCH or DELETE.'],
  [`a: &a [x,x]\nb: &b [${'*a,'.repeat(60)}*a]\nopenapi: 3.0.0`, 'This is neither JSON nor YAML.'],
])('of %s it says %s', (text, problem) => {
  expect(readOpenapi(text, '')).toEqual({ problem });
});
