import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '#contract/endpoint.ts';
import { Failure } from '#server/failure.ts';
import { cleanTexts } from './clean-texts.ts';
import { maximumBodyBytes } from './maximum-body-bytes.ts';
import { parseInput } from './parse-input.ts';
import { readJsonBody } from './read-json-body.ts';

const json = { 'content-type': 'application/json' };

/** What a body is read as, or the failure. */
async function read(
  body: string | ReadableStream,
  headers: Record<string, string> = json,
  access: Access = 'public',
): Promise<unknown> {
  let result: unknown;
  const app = new Hono().post('/', async (c) => {
    try {
      result = (await readJsonBody(c, maximumBodyBytes(access))).value;
    } catch (error) {
      result = error;
    }
    return c.text('');
  });
  await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return result;
}

const codeOf = (value: unknown): string =>
  value instanceof Failure ? value.code : `read ${JSON.stringify(value)}`;

describe('readJsonBody', () => {
  test.each([
    ['an object', '{"a": 1}', { a: 1 }],
    ['nothing', '', {}],
    ['only spaces', ' \n ', {}],
    ['an array', '[1]', [1]],
    ['null', 'null', null],
    ['NUL in a text', '{"a": "x\\u0000y"}', { a: 'xy' }],
    ['NUL deep inside', '{"a": [{"b": "\\u0000"}]}', { a: [{ b: '' }] }],
    ['half a surrogate pair', '{"a": "x\\ud83dy"}', { a: 'x\ufffdy' }],
    ['a whole surrogate pair', '{"a": "\\ud83d\\ude00"}', { a: '😀' }],
    ['a byte order mark', '\ufeff{"a": 1}', { a: 1 }],
  ])('%s', async (_name, body, expected) => {
    expect(await read(body)).toEqual(expected);
  });

  test.each([
    ['broken JSON', '{"a":', json, 'invalid-json'],
    ['a bare word', 'hello', json, 'invalid-json'],
    ['two values', '{} {}', json, 'invalid-json'],
    ['nesting without end', '['.repeat(60_000), json, 'invalid-json'],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported-type'],
    [
      'a text that a form of another site can send',
      '{"a": 1}',
      { 'content-type': 'text/plain' },
      'unsupported-type',
    ],
    ['almost JSON', '{"a": 1}', { 'content-type': 'application/jsonp' }, 'unsupported-type'],
    ['a problem document', '{"a": 1}', { 'content-type': 'application/problem+json' }, 'read {"a":1}'],
    [
      'JSON with a charset',
      '{"a": 1}',
      { 'content-type': 'Application/JSON; charset=utf-8' },
      'read {"a":1}',
    ],
  ])('%s', async (_name, body, headers, expected) => {
    expect(codeOf(await read(body, headers))).toBe(expected);
  });

  test('survives deep nesting, whether it parses or not', async () => {
    const deep = `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`;
    expect(codeOf(await read(deep))).toMatch(/^(invalid-json|read \[)/);
    expect(await read('{"a": 1}')).toEqual({ a: 1 });
  });

  test('rejects a body that is too large, declared or counted', async () => {
    const large = `"${'x'.repeat(70_000)}"`;
    expect(codeOf(await read(large))).toBe('too-large');
    const chunks = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 100; chunk++)
          controller.enqueue(new TextEncoder().encode('1'.repeat(1000)));
        controller.close();
      },
    });
    expect(codeOf(await read(chunks))).toBe('too-large');
    expect(await read(large, json, 'member')).toHaveLength(70_000);
  });

  test('reports a body that ends early as an error of the caller', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        controller.error(new Error('aborted'));
      },
    });
    expect(await read(broken)).toMatchObject({
      code: 'invalid-input',
      message: 'The request body is incomplete.',
    });
  });

  test('accepts a million three-byte characters from a member', () => {
    expect(maximumBodyBytes('member')).toBeGreaterThan(3_000_000);
    expect(maximumBodyBytes('visitor')).toBe(maximumBodyBytes('public'));
  });

  test('treats __proto__ as an ordinary field', async () => {
    const value = await read(
      '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}',
    );
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const parsed = parseInput(z.object({ name: z.string().default('') }), value);
    expect(parsed).toEqual({ name: '' });
    expect('isAdmin' in parsed).toBe(false);
  });
});

describe('parseInput', () => {
  const schema = z.object({ email: z.string(), password: z.string().min(8, 'Too short.') });

  function failureOf(value: unknown): Failure {
    try {
      parseInput(schema, value);
    } catch (error) {
      return error as Failure;
    }
    throw new Error('It was taken.');
  }

  test('names the one wrong field in the message', () => {
    expect(failureOf({ email: 'a', password: 's3cret' })).toMatchObject({
      code: 'invalid-input',
      message: 'password: Too short.',
      details: { password: 'Too short.' },
    });
  });

  test('names every wrong field in the details', () => {
    expect(Object.keys(failureOf({ email: 1, password: 's3cret' }).details ?? {})).toEqual([
      'email',
      'password',
    ]);
  });

  test.each([[null], [[]], ['text'], [1]])('rejects %j, which is not an object', (value) => {
    expect(failureOf(value).details).toHaveProperty('body');
  });

  test('never repeats the input in an error', () => {
    const told = failureOf({ email: { a: 's3cret' }, password: 's3cret' });
    expect(JSON.stringify([told.message, told.details])).not.toContain('s3cret');
  });
});

test('cleanTexts removes what cannot be stored', () => {
  expect(cleanTexts({ q: 'a\u0000b\ud83d', '\u0000': 'x' })).toEqual({ q: 'ab\ufffd', '\u0000': 'x' });
});
