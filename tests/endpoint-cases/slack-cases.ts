import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { expectStatus } from '../factories.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

/** What Slack gives a browser that has allowed the app there. */
async function signInToSlack({ client, ids }: Owner): Promise<Input> {
  const begun = await client.post('/api/v1/slack/sign-in', { agentId: ids.agentId });
  const { url } = await expectStatus<{ url: string }>(begun, 200);
  const allowed = await fetch(url, { redirect: 'manual' });
  const back = new URL(allowed.headers.get('location') ?? '').searchParams;
  return { body: { code: back.get('code'), state: back.get('state') } };
}

async function withSlack(owner: Owner): Promise<Input> {
  const known = await expectStatus<SlackState>(await owner.client.get('/api/v1/slack'), 200);
  if (known.connection !== null) return {};
  const { body } = await signInToSlack(owner);
  await expectStatus(await owner.client.post('/api/v1/slack/sign-in/finish', body), 200);
  return {};
}

/** The connection to Slack, and the channels of agents. */
export const slackCases: Record<string, EndpointCase> = {
  'slack.get': { pointing: (_own, { ids }) => [{ query: `agentId=${ids.agentId}` }] },
  'slack.start-sign-in': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
    onlyBrowsers: true,
  },
  'slack.finish-sign-in': { valid: signInToSlack, onlyBrowsers: true },
  'slack.return': {},
  'slack.test': {
    valid: async (owner) => {
      await withSlack(owner);
      return { body: { agentId: owner.ids.agentId } };
    },
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
  },
  'slack.disconnect': {},
  'slack.list-channels': { valid: withSlack },
  'slack.choose-channel': {
    valid: async (owner) => {
      await withSlack(owner);
      return { body: { channelId: 'C0002', sendsLeads: true, sendsRequests: true } };
    },
  },
};
