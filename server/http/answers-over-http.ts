import { get } from 'node:http';
import type { AddressInfo } from 'node:net';

const patienceMs = 5_000;

/**
 * Whether the server that listens there answers its health path. It answers 503 while its database is down, which is not
 * its own fault.
 */
export function answersOverHttp(address: AddressInfo | string | null): Promise<boolean> {
  if (address === null || typeof address === 'string') return Promise.resolve(false);
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  return new Promise((resolve) => {
    const request = get(
      {
        host,
        port: address.port,
        path: '/api/health',
        signal: AbortSignal.timeout(patienceMs),
        agent: false,
      },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200 || response.statusCode === 503);
      },
    );
    request.once('error', () => resolve(false));
  });
}
