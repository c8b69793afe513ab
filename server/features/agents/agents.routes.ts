import type { Hono } from 'hono';
import * as endpoints from '#contract/agents/agents.endpoints.ts';
import { type AgentTemplate, agentTemplate } from '#contract/agents/templates.ts';
import * as synonyms from '#contract/synonyms/synonyms.endpoints.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { addSampleAgent } from './add-sample-agent.ts';
import { createAgent } from './create-agent.ts';
import { deleteAgent } from './delete-agent.ts';
import { duplicateAgent } from './duplicate-agent.ts';
import { findAgent } from './find-agent.ts';
import { getAgent } from './get-agent.ts';
import { keepAgents } from './keep-agents.ts';
import { listAgents } from './list-agents.ts';
import { setAgentPicture } from './pictures/set-agent-picture.ts';
import { uploadAgentPicture } from './pictures/upload-agent-picture.ts';
import { requireListedModel } from './require-listed-model.ts';
import { getSynonyms } from './synonyms/get-synonyms.ts';
import { setSynonyms } from './synonyms/set-synonyms.ts';
import { updateAgent } from './update-agent.ts';
import { bindAgentVersions } from './versions/agent-versions.routes.ts';

/** What an agent needs of features that know agents, handed in since agents may not know them. */
export interface AgentParts {
  addWebsite(ctx: Context, agentId: string, url: string): Promise<void>;
  addSample(ctx: Context, agentId: string): Promise<void>;
  addTests(ctx: Context, agentId: string, tests: AgentTemplate['tests']): Promise<void>;
  copyActions(ctx: Context, fromAgentId: string, toAgentId: string): Promise<void>;
  copySources(ctx: Context, fromAgentId: string, toAgentId: string): Promise<void>;
}

export function bindAgents(app: Hono, services: Services, parts: AgentParts): void {
  bindEndpoint(app, services, endpoints.createAgent, async ({ ctx, body: { url, template, ...given } }) => {
    const start = agentTemplate(template);
    const settings = { ...start?.settings, ...given };
    await requireListedModel(ctx, settings.selectedModel);
    const agentId = await withTransaction(ctx, async (ctx) => {
      const id = await createAgent(ctx, settings);
      if (url !== undefined) await parts.addWebsite(ctx, id, url);
      if (start !== undefined) await parts.addTests(ctx, id, start.tests);
      return id;
    });
    return getAgent(ctx, agentId);
  });
  bindEndpoint(app, services, endpoints.listAgents, ({ ctx, query }) => listAgents(ctx, query));
  bindEndpoint(app, services, endpoints.getAgent, ({ ctx, params }) => getAgent(ctx, params.agentId));
  bindEndpoint(
    app,
    services,
    endpoints.updateAgent,
    async ({ ctx, params, body: { version, ...changes } }) => {
      const { selectedModel } = await findAgent(ctx, params.agentId);
      // A model that is no longer configured may stay: the form sends it along with everything else.
      if (changes.selectedModel !== selectedModel) await requireListedModel(ctx, changes.selectedModel);
      await updateAgent(ctx, params.agentId, changes, version);
      return getAgent(ctx, params.agentId);
    },
  );
  bindAgentVersions(app, services);
  bindEndpoint(app, services, endpoints.duplicateAgent, async ({ ctx, params: { agentId }, body }) => {
    const copyId = await duplicateAgent(ctx, agentId, body.name, async (ctx, id) => {
      await parts.copyActions(ctx, agentId, id);
      if (body.withSources) await parts.copySources(ctx, agentId, id);
    });
    return getAgent(ctx, copyId);
  });
  bindEndpoint(app, services, endpoints.keepAgents, async ({ ctx, body }) => {
    await keepAgents(ctx, body.agentIds);
    return {};
  });
  bindEndpoint(app, services, endpoints.addSampleAgent, async ({ ctx }) => {
    const agentId = await withTransaction(ctx, async (ctx) => {
      const { id, isNew } = await addSampleAgent(ctx);
      if (isNew) await parts.addSample(ctx, id);
      return id;
    });
    return getAgent(ctx, agentId);
  });
  bindEndpoint(app, services, endpoints.setAvatar, async ({ ctx, params, query: crop, http }) => {
    await uploadAgentPicture(ctx, params.agentId, { kind: 'avatar', request: http.req.raw, crop });
    return getAgent(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.removeAvatar, async ({ ctx, params }) => {
    await setAgentPicture(ctx, params.agentId, { kind: 'avatar', name: null });
    return getAgent(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.setCover, async ({ ctx, params, query: crop, http }) => {
    await uploadAgentPicture(ctx, params.agentId, { kind: 'cover', request: http.req.raw, crop });
    return getAgent(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.removeCover, async ({ ctx, params }) => {
    await setAgentPicture(ctx, params.agentId, { kind: 'cover', name: null });
    return getAgent(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.deleteAgent, async ({ ctx, params }) => {
    await deleteAgent(ctx, params.agentId);
    return {};
  });
  bindEndpoint(app, services, synonyms.getSynonyms, ({ ctx, params }) => getSynonyms(ctx, params.agentId));
  bindEndpoint(app, services, synonyms.setSynonyms, async ({ ctx, params, body }) => {
    await setSynonyms(ctx, params.agentId, body.groups, body.version);
    return getSynonyms(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.listModels, async ({ ctx }) => ({
    data: (await ctx.workspaceModels.of(ctx)).listModels(),
  }));
}
