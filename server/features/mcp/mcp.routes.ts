import type { Hono } from 'hono';
import { callMcpServer, getMcpServer, testMcpServer } from '#contract/mcp/mcp.endpoints.ts';
import { allowsScope } from '#server/allows-scope.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { describeAgentServer } from './describe-agent-server.ts';
import { loadMcp } from './load-mcp.ts';
import { testAgentServer } from './test-agent-server.ts';

export function bindMcp(app: Hono, services: Services): void {
  bindEndpoint(app, services, callMcpServer, async ({ ctx, params, body, http }) => {
    const request = http.req.raw;
    const { createAgentServer, createMcpHandler } = await loadMcp();
    const mayRead = allowsScope(ctx.actor, 'read');
    const server = await createAgentServer(ctx, params.agentId, { mayRead, signal: request.signal });
    const handler = createMcpHandler(() => server, {
      onerror: (error) => ctx.log.warn({ err: error }, 'a call of an MCP server failed'),
    });
    return handler.fetch(acceptBoth(request), { parsedBody: body });
  });
  bindEndpoint(app, services, getMcpServer, ({ ctx, params, http }) =>
    describeAgentServer(ctx, params.agentId, http.req.raw.signal),
  );
  bindEndpoint(app, services, testMcpServer, ({ ctx, params, body, http }) =>
    testAgentServer(ctx, params.agentId, body.query, http.req.raw.signal),
  );
  // The protocol's answer where a server opens no streams of its own and has no sessions.
  app.on(['GET', 'DELETE'], callMcpServer.path.replace('{agentId}', ':agentId'), (c) =>
    c.body(null, 405, { Allow: 'POST' }),
  );
}

/** The protocol demands that a client accepts both; one that does not say so gets either. */
function acceptBoth(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json, text/event-stream');
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}
