import type { Pool } from 'pg';
import { type Client, createAgent, expectStatus } from '../factories.ts';
import { newName } from '../new-name.ts';
import { pictureForm } from '../picture-form.ts';
import type { EndpointCase } from './endpoint-case.ts';

export async function addTest(client: Client, agentId: string, question: string): Promise<string> {
  const body = { question, expectation: { kind: 'contains', text: '12 euros' } };
  const added = await client.post(`/api/v1/agents/${agentId}/tests`, body);
  return (await expectStatus<{ id: string }>(added, 201)).id;
}

export async function startTestRun(client: Client, agentId: string): Promise<string> {
  const started = await client.post(`/api/v1/agents/${agentId}/test-runs`, {});
  return (await expectStatus<{ id: string }>(started, 201)).id;
}

export function addIdentitySecret(client: Client, agentId: string): Promise<{ id: string; secret: string }> {
  return client
    .post(`/api/v1/agents/${agentId}/identity-secrets`)
    .then((made) => expectStatus<{ id: string; secret: string }>(made, 201));
}

let versions = 100;

/** A change of the settings that can be taken back; no two agents have the same. */
export async function addVersion(pool: Pool, agentId: string): Promise<string> {
  const version = ++versions;
  await pool.query(
    `with changed as (update agent set version = $2 where id = $1 returning *)
     insert into agent_change (agent_id, version, workspace_id, fields, before, changed_at)
     select id, $2, workspace_id, '{welcomeMessage}', '{"welcomeMessage": "Hello before"}', now() from changed`,
    [agentId, version],
  );
  return String(version);
}

/** Agents, their tests and secrets, and what they know besides their sources. */
export const agentCases: Record<string, EndpointCase> = {
  'agents.create': { valid: () => ({ body: { name: 'Another' } }) },
  'agents.list': {},
  'agents.get': {},
  'agents.update': { valid: () => ({ body: { welcomeMessage: 'Good day!' } }) },
  'agents.list-versions': {},
  'agents.undo-version': {},
  'agents.set-avatar': { valid: () => ({ body: pictureForm() }) },
  'agents.remove-avatar': {},
  'agents.set-cover': { valid: () => ({ body: pictureForm() }) },
  'agents.remove-cover': {},
  'agents.delete': {
    valid: async ({ client }) => ({ params: { agentId: (await createAgent(client)).id } }),
  },
  'agents.duplicate': { valid: () => ({ body: { withSources: false } }) },
  'agents.keep': { valid: ({ ids }) => ({ body: { agentIds: [ids.agentId] } }) },
  'agents.add-sample': {},
  'agents.list-installations': {},
  'agents.check-installation': { valid: ({ siteUrl }) => ({ body: { url: siteUrl } }) },
  'agents.suggest-from-site': { valid: ({ siteUrl }) => ({ body: { url: siteUrl } }) },
  'agents.list-models': {},
  'identity.list-secrets': {},
  'identity.create-secret': {
    valid: async ({ client }) => ({ params: { agentId: (await createAgent(client)).id } }),
  },
  'identity.delete-secret': {
    valid: async ({ client }) => {
      const { id: agentId } = await createAgent(client);
      return { params: { agentId, identitySecretId: (await addIdentitySecret(client, agentId)).id } };
    },
  },
  'contradictions.list': {},
  'contradictions.dismiss': { valid: () => ({ body: { contradictionId: 'a1b2' } }) },
  'synonyms.get': {},
  'synonyms.set': { valid: () => ({ body: { groups: [['lamp', 'light']] } }) },
  'synonyms.suggest': {},
  'agent-tests.list': {},
  'agent-tests.add': {
    valid: () => ({ body: { question: newName('Why'), expectation: { kind: 'decline' } } }),
    pointing: (_own, { ids }) => [
      { body: { question: newName('Why'), expectation: { kind: 'page', sourceId: ids.sourceId } } },
    ],
  },
  'agent-tests.suggest': {},
  'agent-tests.update': {
    valid: () => ({ body: { expectation: { kind: 'contains', text: 'twelve euros' } } }),
    pointing: (_own, { ids }) => [{ body: { expectation: { kind: 'page', sourceId: ids.sourceId } } }],
  },
  'agent-tests.delete': {
    valid: async ({ client, ids }) => ({
      params: { testId: await addTest(client, ids.agentId, newName('What')) },
    }),
  },
  'agent-tests.start-run': {},
  'agent-tests.list-runs': {},
  'agent-tests.get-run': {
    // The first runs make way for later ones.
    valid: async ({ client, ids }) => ({ params: { testRunId: await startTestRun(client, ids.agentId) } }),
  },
  'agent-tests.get-held-training': {},
  'agent-tests.publish-held-training': {},
  'agent-tests.discard-held-training': {},
  'agent-tests.undo-training': {},
};
