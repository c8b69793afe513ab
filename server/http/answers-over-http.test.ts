import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { answersOverHttp } from './answers-over-http.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function listen(status: number, host: string) {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/api/health' ? status : 418).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, host, resolve));
  return server.address();
}

it.each([
  [200, '127.0.0.1', true],
  [200, '0.0.0.0', true],
  [503, '127.0.0.1', true],
  [500, '127.0.0.1', false],
])('a server that answers %i on %s: %s', async (status, host, expected) => {
  expect(await answersOverHttp(await listen(status, host))).toBe(expected);
});

it('is false for a server that is gone', async () => {
  const address = await listen(200, '127.0.0.1');
  await new Promise((resolve) => server?.close(resolve));
  expect(await answersOverHttp(address)).toBe(false);
  expect(await answersOverHttp(null)).toBe(false);
});
