import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

it.each([
  ['a server that shuts down', withCode('57P01'), true],
  ['a server that starts', withCode('57P03'), true],
  ['too many connections', withCode('53300'), true],
  ['a pooler whose server is away', withCode('08P01'), true],
  ['a server that is no longer the primary', withCode('25006'), true],
  ['a name that is not there', withCode('ENOTFOUND', { syscall: 'getaddrinfo' }), true],
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a missing socket', withCode('ENOENT', { syscall: 'connect' }), true],
  ['a missing file', withCode('ENOENT', { syscall: 'open' }), false],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a query that carries the cause', new Error('Failed query', { cause: withCode('57P01') }), true],
  ['a wrong statement', withCode('42601'), false],
  ['a double row', withCode('23505'), false],
  ['any other error', new TypeError('x is not a function'), false],
  ['what is no error', 'away', false],
])('knows %s', (_name, error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected);
});

it('knows a pool that has no connection left', async () => {
  const { connectionString } = inject('testServer');
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 50 });
  const client = await pool.connect();
  const refused = await pool.query('select 1').catch((error: unknown) => error);
  client.release();
  await pool.end();
  expect(isDatabaseAway(refused)).toBe(true);
});

it('knows a server that takes a connection and says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  const refused = await client.connect().catch((error: unknown) => error);
  silent.close();
  expect(isDatabaseAway(refused)).toBe(true);
});

it('knows a session that the server ended', async () => {
  const { connectionString } = inject('testServer');
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const ended = await client
    .query('select pg_terminate_backend(pg_backend_pid())')
    .catch((error: unknown) => error);
  await client.end().catch(() => undefined);
  expect(isDatabaseAway(ended)).toBe(true);
});
