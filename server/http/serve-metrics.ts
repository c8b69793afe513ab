import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '#server/ports/metrics.ts';

/**
 * Gives the metrics to programs on this machine, without a token: it listens on the loopback address only. For processes
 * that serve no browsers too. Rejects with the system's error when the port cannot be listened on.
 */
export function serveMetrics(
  metrics: Metrics,
  port: number,
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
    server.listen(port, '127.0.0.1', () =>
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
