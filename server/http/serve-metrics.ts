import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '#server/ports/metrics.ts';

/**
 * Gives the metrics without a token to anyone who reaches this address: only to programs on this machine unless the operator
 * sets another one. Also for processes that serve no browsers. Rejects with the system's error when the port cannot be listened on.
 */
export function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.readText().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
