import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionLimits, connectionLimits, serveApp } from '#server/http/serve-app.ts';
import { createAgent, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/** Clients that send or read little by little, or break the protocol, over real sockets. */
const short: ConnectionLimits = {
  ...connectionLimits,
  headersMs: 200,
  requestMs: 600,
  checkEveryMs: 50,
};

let stage: TestServices;
let server: ServerType;
let port: number;
beforeAll(async () => {
  stage = await createTestServices();
  const served = await serveApp(stage.app, { port: 0, hostname: '127.0.0.1' }, short);
  server = served.server;
  port = served.address.port;
});
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await stage.close();
});

interface Line {
  socket: Socket;
  /** All that the server had sent when it closed the connection. */
  closed: Promise<string>;
}

/** A connection on which the given text was sent, and nothing more. */
function send(text: string): Line {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (data) => {
    received += data.toString('latin1');
  });
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  socket.write(text);
  return { socket, closed };
}

const head = (lines: string[]) => `${lines.join('\r\n')}\r\n`;
const statusOf = (answer: string) => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
const login = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
const askHealth = () => fetch(`http://127.0.0.1:${port}/api/health`);

describe('a request that comes slowly', () => {
  it('is ended at the time limit of its head, 100 at once, while others are answered', async () => {
    const lines = Array.from({ length: 100 }, (_, at) =>
      send(head(['GET / HTTP/1.1', 'Host: localhost', `X-${at}: a`])),
    );
    expect((await askHealth()).status).toBe(200);
    const answers = await Promise.all(lines.map(({ closed }) => closed));
    expect(new Set(answers.map(statusOf))).toEqual(new Set(['408']));
  });

  it('is ended when its head grows by a line now and then', async () => {
    const { socket, closed } = send(head(['GET / HTTP/1.1', 'Host: localhost']));
    const more = setInterval(() => socket.write('X-More: a\r\n'), 40);
    expect(statusOf(await closed)).toBe('408');
    clearInterval(more);
  });

  it('is ended at the time limit of its body, and keeps no connection to the database', async () => {
    const lines = Array.from({ length: 40 }, () =>
      send(`${head([...login, 'Content-Length: 5000'])}\r\n{"e`),
    );
    const { socket } = lines[0] as Line;
    const more = setInterval(() => socket.write(' '), 40);
    await sleep(100);
    expect(stage.services.pool.waitingCount).toBe(0);
    expect((await askHealth()).status).toBe(200);
    await Promise.all(lines.map(({ closed }) => closed));
    clearInterval(more);
  });

  it('is forgotten when its sender goes away in the middle', async () => {
    const { socket, closed } = send(`${head([...login, 'Content-Length: 5000'])}\r\n{"email":`);
    await sleep(50);
    socket.destroy();
    await closed;
    expect((await askHealth()).status).toBe(200);
  });
});

describe('a reader that does not read', () => {
  it('keeps no connection to the database and stops an export', async () => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    await stage.services.pool.query(
      `insert into lead (id, workspace_id, agent_id, name)
       select 'lead_slow' || n, workspace_id, id, repeat('Long name ', 20) || n
       from agent, generate_series(1, 20000) n where id = $1`,
      [agent.id],
    );
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { socket, closed } = send(
      `${head(['GET /api/v1/leads/export?format=csv HTTP/1.1', 'Host: localhost', `Cookie: ${cookie}`])}\r\n`,
    );
    const first = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString('latin1'))),
    );
    expect(statusOf(first)).toBe('200');
    socket.pause();
    const { pool } = stage.services;
    await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
    expect((await askHealth()).status).toBe(200);
    socket.destroy();
    await closed;
  });
});

describe('a request that breaks the protocol', () => {
  it.each([
    ['two lengths', [...login, 'Content-Length: 2', 'Content-Length: 40'], '{}', '400'],
    [
      'a length and chunks',
      [...login, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
      '0\r\n\r\n',
      '400',
    ],
    ['an unknown coding', [...login, 'Transfer-Encoding: chunked, identity'], '0\r\n\r\n', '400'],
    ['a length below zero', [...login, 'Content-Length: -1'], '{}', '400'],
    ['a chunk of no number', [...login, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n', '400'],
    ['a folded header', ['GET / HTTP/1.1', 'Host: localhost', 'X-A: a', ' b'], '', '400'],
    ['a space before the colon', ['GET / HTTP/1.1', 'Host : localhost'], '', '400'],
    ['a lone line feed in a header', ['GET / HTTP/1.1', 'Host: localhost', 'X-A: a\nX-B: b'], '', '400'],
    ['a null byte in a header', ['GET / HTTP/1.1', 'Host: localhost', 'X-A: a\0b'], '', '400'],
    ['no host', ['GET / HTTP/1.1'], '', '400'],
    [
      'two hosts',
      ['GET / HTTP/1.1', 'Connection: close', 'Host: evil.example', 'Host: localhost'],
      '',
      '421',
    ],
    ['no HTTP', ['\x16\x03\x01\x02\x00\x01'], '', '400'],
    ['a head of 20 kB', ['GET / HTTP/1.1', 'Host: localhost', `X-A: ${'a'.repeat(20_000)}`], '', '431'],
    ['an address of 20 kB', [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: localhost'], '', '431'],
  ])('is refused, and the connection closed: %s', async (_name, lines, body, status) => {
    const { closed } = send(`${head(lines)}\r\n${body}`);
    expect(statusOf(await closed)).toBe(status);
  });

  it('cannot hide a second request in the body of the first', async () => {
    const hidden = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { socket, closed } = send(`${head([...login, `Content-Length: ${hidden.length}`])}\r\n${hidden}`);
    await sleep(150);
    socket.end();
    expect((await closed).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
