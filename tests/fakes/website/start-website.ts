import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../listen.ts';
import { defaultWebsite } from './default-website.ts';

/** A page as HTML, a whole answer, or a function that answers as it likes. */
type WebsiteRoute =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export type WebsiteRoutes = Record<string, WebsiteRoute>;

export interface Website {
  /** `http://127.0.0.1:{port}`: the port is a free one. */
  origin: string;
  /** `127.0.0.1:{port}`, as CRAWL_ALLOW_HOSTS wants it. */
  host: string;
  /** Every request so far, in order. */
  requests: { path: string; headers: IncomingMessage['headers'] }[];
  /** Adds or replaces a route. A path that ends in `*` answers for all below it; a query is ignored unless named. */
  route(path: string, route: WebsiteRoute): void;
  close(): Promise<void>;
}

/**
 * Serves a small web site on loopback. Without routes it is the default site, a fictional bicycle shop; routes given as
 * a function get the origin, which absolute links need.
 */
export async function startWebsite(
  routes: WebsiteRoutes | ((origin: string) => WebsiteRoutes) = defaultWebsite,
): Promise<Website> {
  const table = new Map<string, WebsiteRoute>();
  const requests: Website['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    answer(findRoute(table, path), request, response);
  });
  const { host, close } = await listen(server);
  const origin = `http://${host}`;
  for (const [path, route] of Object.entries(typeof routes === 'function' ? routes(origin) : routes))
    table.set(path, route);
  return {
    origin,
    host,
    requests,
    route: (path, route) => void table.set(path, route),
    close,
  };
}

function findRoute(table: Map<string, WebsiteRoute>, path: string): WebsiteRoute | undefined {
  const bare = path.split('?')[0] ?? path;
  const exact = table.get(path) ?? table.get(bare);
  if (exact !== undefined) return exact;
  const prefix = [...table.keys()].filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)));
  const longest = prefix.sort((left, right) => right.length - left.length)[0];
  return longest === undefined ? undefined : table.get(longest);
}

function answer(route: WebsiteRoute | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (typeof route === 'function') {
    route(request, response);
    return;
  }
  if (typeof route === 'string') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(route);
    return;
  }
  const { status = route === undefined ? 404 : 200, headers = {}, body } = route ?? {};
  const type = body === undefined ? {} : { 'content-type': 'text/html; charset=utf-8' };
  response.writeHead(status, { ...type, ...headers }).end(body ?? '<h1>Not found</h1>');
}
