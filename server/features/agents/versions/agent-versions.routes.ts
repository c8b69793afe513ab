import type { Hono } from 'hono';
import * as endpoints from '#contract/agents/agents.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { getAgent } from '../get-agent.ts';
import { listAgentVersions } from './list-agent-versions.ts';
import { undoAgentVersion } from './undo-agent-version.ts';

export function bindAgentVersions(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listAgentVersions, async ({ ctx, params }) => ({
    data: await listAgentVersions(ctx, params.agentId),
  }));
  bindEndpoint(app, services, endpoints.undoAgentVersion, async ({ ctx, params }) => {
    await undoAgentVersion(ctx, params.agentId, params.version);
    return getAgent(ctx, params.agentId);
  });
}
