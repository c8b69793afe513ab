import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long a client may take, in milliseconds, and how much it may send before its body. */
export interface ConnectionLimits {
  /** For the whole head of a request. */
  headersMs: number;
  /** For the whole request: the largest file must get through on a slow line (25 MB at one megabit take 200 seconds). */
  requestMs: number;
  /** How often connections are looked at. */
  checkEveryMs: number;
  /** Between two requests. Longer than that of common proxies in front, so that they close first. */
  idleMs: number;
  /** The line and the headers of a request. */
  maximumHeadBytes: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 300_000,
  checkEveryMs: 5_000,
  idleMs: 75_000,
  maximumHeadBytes: 16 * 1024,
};

/** Listens with all routes. Rejects with the system's error when the port cannot be listened on. */
export function serveApp(
  app: Hono,
  { port, hostname }: { port: number; hostname: string },
  limits: ConnectionLimits = connectionLimits,
): Promise<{ server: ServerType; address: AddressInfo }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port,
        hostname,
        serverOptions: {
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          connectionsCheckingInterval: limits.checkEveryMs,
          keepAliveTimeout: limits.idleMs,
          maxHeaderSize: limits.maximumHeadBytes,
        },
      },
      (address) => resolve({ server, address }),
    );
    server.once('error', reject);
  });
}
