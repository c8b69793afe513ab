import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  /** Exactly what came. */
  body: string;
}

/** `drop` closes the connection, `hang` never answers. */
type Reaction = { status: number; headers?: Record<string, string>; body?: string } | 'drop' | 'hang';

export interface WebhookEndpoint {
  origin: string;
  host: string;
  received: ReceivedWebhook[];
  /** Decides on each call; answers 204 at first. */
  react: (call: ReceivedWebhook) => Reaction;
  close(): Promise<void>;
}

/** A customer's server that receives webhooks, on this machine. */
export async function startWebhookEndpoint(): Promise<WebhookEndpoint> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const call = { path: request.url ?? '', headers: request.headers, body };
      endpoint.received.push(call);
      const reaction = endpoint.react(call);
      if (reaction === 'drop') request.socket.destroy();
      else if (reaction !== 'hang') {
        response.writeHead(reaction.status, reaction.headers).end(reaction.body);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint: WebhookEndpoint = {
    origin: `http://${host}`,
    host,
    received: [],
    react: () => ({ status: 204 }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return endpoint;
}
