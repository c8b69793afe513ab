import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';

export interface ReceivedWebhook {
  method: string;
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
  react: (call: ReceivedWebhook) => Reaction | Promise<Reaction>;
  close(): Promise<void>;
}

/** A customer's server that receives webhooks, on this machine. */
export async function startWebhookEndpoint(): Promise<WebhookEndpoint> {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: await text(request) };
    endpoint.received.push(call);
    const reaction = await endpoint.react(call);
    if (reaction === 'drop') request.socket.destroy();
    else if (reaction !== 'hang') response.writeHead(reaction.status, reaction.headers).end(reaction.body);
  });
  const { host, close } = await listen(server);
  const endpoint: WebhookEndpoint = {
    origin: `http://${host}`,
    host,
    received: [],
    react: () => ({ status: 204 }),
    close,
  };
  return endpoint;
}
