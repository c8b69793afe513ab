import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventStreamHeaders } from '#server/http/streams/event-stream-headers.ts';
import { findNginx } from '../scripts/find-nginx.ts';
import { findFreePort } from './find-free-port.ts';

const nginx = findNginx();
const folder = mkdtempSync(join(tmpdir(), 'parley-proxies-'));
const running: ChildProcess[] = [];
/** Answers that have begun and wait for their end. */
const open: ServerResponse[] = [];
let product: Server;

/** What the documentation tells people to put into their nginx. */
const documented = /```nginx\n(.*?)```/s.exec(
  readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8'),
)?.[1] as string;

beforeAll(async () => {
  product = createServer(({ method }, response) => {
    response.writeHead(200, eventStreamHeaders);
    if (method === 'HEAD') return response.end();
    response.write('data: first\n\n');
    open.push(response);
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const each of running) each.kill('SIGKILL');
  for (const response of open) response.end();
  product.close();
  await sleep(100);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts nginx with one location, and answers where it listens. */
async function startProxy(location: string): Promise<number> {
  const port = await findFreePort();
  const prefix = join(folder, String(port));
  mkdirSync(prefix);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(prefix, name)};`,
  );
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `daemon off; pid ${join(prefix, 'pid')}; error_log ${join(prefix, 'error.log')};
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${location}
  }
}
`,
  );
  const child = spawn(nginx ?? '', ['-p', prefix, '-c', 'nginx.conf', '-e', join(prefix, 'error.log')], {
    stdio: 'ignore',
  });
  running.push(child);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).catch(() => null);
    if (answer !== null) return port;
    await sleep(50);
  }
  throw new Error(`nginx did not start.\n${readFileSync(join(prefix, 'error.log'), 'utf8')}`);
}

const passOn = (port: number) => `location / { proxy_pass http://127.0.0.1:${port}; }`;
const asDocumented = (port: number) => documented.replace('127.0.0.1:3000', `127.0.0.1:${port}`);
const portOfProduct = () => (product.address() as AddressInfo).port;

/** Whether the first words of an answer come before its end, which it never comes to by itself. */
async function comesAtOnce(port: number, patienceMs: number): Promise<boolean> {
  const leaving = new AbortController();
  const first = fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal })
    .then((answer) => answer.body?.getReader().read())
    .then(
      (piece) => new TextDecoder().decode(piece?.value).includes('first'),
      () => false,
    );
  const late = setTimeout(() => leaving.abort(), patienceMs);
  const came = await first;
  clearTimeout(late);
  leaving.abort();
  return came;
}

describe.skipIf(nginx === null)('an answer through nginx', { timeout: 30_000 }, () => {
  it('comes word by word through one that is set up as documented', async () => {
    expect(await comesAtOnce(await startProxy(asDocumented(portOfProduct())), 10_000)).toBe(true);
  });

  it('comes word by word through two, where the one next to the product is set up as documented', async () => {
    const inner = await startProxy(asDocumented(portOfProduct()));
    expect(await comesAtOnce(await startProxy(passOn(inner)), 10_000)).toBe(true);
  });

  it('is held back by the second where the first does not pass the header on', async () => {
    const inner = await startProxy(passOn(portOfProduct()));
    expect(await comesAtOnce(await startProxy(passOn(inner)), 1_000)).toBe(false);
  });
});
