import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), {
    name: 'error',
    code,
    detail: 'Key (email)=(ana@example.com) exists.',
  });
}

describe('describeError', () => {
  test('describes a failed query without its parameters', () => {
    const query = 'insert into "user" ("email") values ($1)';
    const error = new DrizzleQueryError(query, ['ana@example.com'], databaseError('23505', 'duplicate key'));
    const described = describeError(error);
    expect(described).toMatchObject({
      message: `Failed query: ${query}`,
      cause: { code: '23505', message: 'duplicate key' },
    });
    expect(described.stack).toMatch(/^\s+at /);
    expect(JSON.stringify(described)).not.toContain('ana@');
  });

  test('leaves out values that the database quotes', () => {
    const described = describeError(
      databaseError('22P02', 'invalid input syntax for type uuid: "ana@example.com"'),
    );
    expect(described).toMatchObject({ code: '22P02', message: 'The database refused a value.' });
    expect(JSON.stringify(described)).not.toContain('ana@');
  });

  test.each([
    [new TypeError('x is not a function'), { type: 'TypeError', message: 'x is not a function' }],
    [
      { message: 'no connection', stack: 'at here' },
      { type: 'Error', message: 'no connection' },
    ],
    [{ message: 'ana@example.com' }, { type: 'object', message: 'Something else than an error was thrown.' }],
    ['ana@example.com', { type: 'string', message: 'Something else than an error was thrown.' }],
    [undefined, { type: 'undefined', message: 'Something else than an error was thrown.' }],
  ])('%s', (error, expected) => {
    expect(describeError(error)).toMatchObject(expected);
  });

  test('ends at a cause that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).match(/round/g)?.length).toBeLessThan(10);
  });

  test('works as a serializer of the log', () => {
    const lines: string[] = [];
    const log = pino(
      { serializers: { err: describeError } },
      { write: (line: string) => void lines.push(line) },
    );
    log.error({ err: new DrizzleQueryError('select $1', ['s3cret'], new Error('gone')) }, 'failed');
    expect(lines[0]).toContain('Failed query: select $1');
    expect(lines[0]).not.toContain('s3cret');
  });
});
