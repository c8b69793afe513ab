import type { Hono } from 'hono';
import * as endpoints from '#contract/actions/actions.endpoints.ts';
import * as toolServers from '#contract/tool-servers/tool-servers.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createAction } from './create-action.ts';
import { deleteAction } from './delete-action.ts';
import { listActions } from './list-actions.ts';
import { readOpenapi } from './read-openapi.ts';
import { testAction } from './test-action.ts';
import { allowTools } from './tool-servers/allow-tools.ts';
import { connectToolServer } from './tool-servers/connect-tool-server.ts';
import { deleteToolServer } from './tool-servers/delete-tool-server.ts';
import { listToolServers } from './tool-servers/list-tool-servers.ts';
import { refreshToolServer } from './tool-servers/refresh-tool-server.ts';
import { replaceToken } from './tool-servers/replace-token.ts';
import { updateAction } from './update-action.ts';

export function bindActions(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listActions, async ({ ctx, params }) => ({
    data: await listActions(ctx, params.agentId),
  }));
  bindEndpoint(app, services, endpoints.createAction, ({ ctx, params, body }) =>
    createAction(ctx, params.agentId, body),
  );
  bindEndpoint(app, services, endpoints.updateAction, ({ ctx, params, body }) =>
    updateAction(ctx, params.agentId, params.actionId, body),
  );
  bindEndpoint(app, services, endpoints.deleteAction, async ({ ctx, params }) => {
    await deleteAction(ctx, params.agentId, params.actionId);
    return {};
  });
  bindEndpoint(app, services, endpoints.readOpenapi, async ({ ctx, params, body, http }) => ({
    data: await readOpenapi(ctx, params.agentId, body, http.req.raw.signal),
  }));
  bindEndpoint(app, services, toolServers.listToolServers, async ({ ctx, params }) => ({
    data: await listToolServers(ctx, params.agentId),
  }));
  bindEndpoint(app, services, toolServers.connectToolServer, ({ ctx, params, body, http }) =>
    connectToolServer(ctx, params.agentId, body, http.req.raw.signal),
  );
  bindEndpoint(app, services, toolServers.allowTools, ({ ctx, params, body }) =>
    allowTools(ctx, params.agentId, params.toolServerId, body.tools),
  );
  bindEndpoint(app, services, toolServers.refreshToolServer, ({ ctx, params, http }) =>
    refreshToolServer(ctx, params.agentId, params.toolServerId, http.req.raw.signal),
  );
  bindEndpoint(app, services, toolServers.replaceToolServerToken, ({ ctx, params, body, http }) =>
    replaceToken(ctx, { ...params, ...body }, http.req.raw.signal),
  );
  bindEndpoint(app, services, toolServers.deleteToolServer, async ({ ctx, params }) => {
    await deleteToolServer(ctx, params.agentId, params.toolServerId);
    return {};
  });
  bindEndpoint(app, services, endpoints.testAction, ({ ctx, params, body, http }) =>
    testAction(ctx, params.agentId, params.actionId, { values: body.values, signal: http.req.raw.signal }),
  );
}
