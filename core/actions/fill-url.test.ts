import { expect, test } from 'vitest';
import { fillUrl } from './fill-url.ts';
import { findUrlProblem } from './find-url-problem.ts';

const host = 'https://shop.example';

test.each([
  ['a value in the path', '/orders/{order}', { order: '1001' }, '/orders/1001'],
  [
    'a value that would leave its place',
    '/orders/{order}',
    { order: '../admin?x=1#y' },
    '/orders/..%2Fadmin%3Fx%3D1%23y',
  ],
  [
    'spaces and letters of other scripts',
    '/find?q={q}',
    { q: 'roter Schuh ß' },
    '/find?q=roter%20Schuh%20%C3%9F',
  ],
  ['a value that was left out of the query', '/find?q={q}&size={size}', { q: 'shoe' }, '/find?q=shoe'],
  ['all of the query left out', '/find?q={q}', {}, '/find'],
  ['fixed parts of the query', '/find?lang=en&q={q}', { q: 'a&b' }, '/find?lang=en&q=a%26b'],
  ['dots in the query, where they are harmless', '/find?q={q}', { q: '..' }, '/find?q=..'],
  ['half a character', '/orders/{order}', { order: '1\ud83d' }, '/orders/1%EF%BF%BD'],
] as const)('%s', (_name, template, values, expected) => {
  expect(fillUrl(host + template, values)).toBe(host + expected);
});

test.each([
  ['/orders/{order}/state', '.'],
  ['/orders/{order}/state', '..'],
  ['/orders/{order}/state', '%2E%2E'],
  ['/orders/.{order}/state', '.'],
  ['/orders/{order}{order}/state', '.'],
  ['/orders/{order}/state', '../..'],
])('in %s the value %s stays in its place', (template, order) => {
  const { pathname } = new URL(fillUrl(host + template, { order }));
  expect(pathname).toMatch(/^\/orders\/[^/]+\/state$/);
});

test.each([
  ['https://shop.example/orders/{order}', null],
  [
    'https://{order}.example/',
    'Write parameters after the host of the URL: visitors cannot choose the server.',
  ],
  [
    'https://shop.example{order}',
    'Write parameters after the host of the URL: visitors cannot choose the server.',
  ],
  ['https://shop.example/{other}', 'Add the parameter {other}, or take it out of the URL.'],
  ['https://shop.example/#part', 'Leave out # and what follows: no server gets it.'],
  ['shop.example/orders', 'Enter a URL that begins with https://.'],
  ['file:///etc/passwd', 'Enter a URL that begins with https://.'],
])('of %s it says %s', (url, problem) => {
  expect(findUrlProblem(url, ['order'])).toBe(problem);
});
