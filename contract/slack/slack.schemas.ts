import { z } from 'zod';
import { connectionSchema } from '../connections/connections.schemas.ts';
import { idSchema } from '../fields.schemas.ts';

const channelIdSchema = z.string().regex(/^[A-Z0-9]{2,30}$/, 'Choose a channel from the list.');

const agentChannelSchema = z.object({
  /** Slack's own id of the channel. */
  id: z.string(),
  name: z.string(),
  sendsLeads: z.boolean(),
  sendsRequests: z.boolean(),
  /** Why the last message did not reach the channel, as a sentence; null for no problem. */
  problem: z.string().nullable(),
});

const slackStateSchema = z.object({
  connection: connectionSchema.nullable(),
  /** Where the agent that was named posts; null for nowhere. */
  channel: agentChannelSchema.nullable(),
  /** Whether the caller's role may connect and disconnect. */
  canConnect: z.boolean(),
  /** Settings that this installation needs for Slack and that are not set. */
  missingSettings: z.array(z.string()),
  /** False under the host of a partner: Slack leads back to one address only, which names the product. */
  isOffered: z.boolean(),
});
export type SlackState = z.infer<typeof slackStateSchema>;

export const getSlack = {
  summary: 'Get the connection of the workspace to Slack, and the channel of an agent',
  query: z.object({ agentId: idSchema.optional() }),
  answer: slackStateSchema,
};

export const startSlackSignIn = {
  summary: 'Get the URL where a member allows the connection in Slack',
  body: z.object({ agentId: idSchema }),
  answer: z.object({ url: z.string() }),
};

export const returnFromSlack = {
  summary: 'Receive the browser from Slack; responds with a redirect to the Slack page of the agent',
  query: z.record(z.string(), z.string()),
  answer: z.unknown(),
};

export const finishSlackSignIn = {
  summary:
    'Connect the workspace to Slack with the code that Slack gave the browser; replaces the connection before',
  body: z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) }),
  answer: slackStateSchema,
};

export const testSlack = {
  summary: 'Ask Slack whether the connection works, and send a test message to the channel of an agent',
  body: z.object({ agentId: idSchema }),
  answer: z.object({
    isWorking: z.boolean(),
    /** The result as a sentence. */
    message: z.string(),
    state: slackStateSchema,
  }),
};
export type SlackTest = z.infer<typeof testSlack.answer>;

export const disconnectSlack = {
  summary: 'Delete the connection to Slack and end its token there; messages that were posted stay in Slack',
  answer: slackStateSchema,
};

const slackChannelSchema = z.object({ id: z.string(), name: z.string(), isPrivate: z.boolean() });
export type SlackChannelChoice = z.infer<typeof slackChannelSchema>;

export const listSlackChannels = {
  summary:
    'List the channels of the connected Slack workspace: public ones, and private ones that the app was added to',
  answer: z.object({
    data: z.array(slackChannelSchema),
    /** False where there are more than are listed. */
    isComplete: z.boolean(),
  }),
};

export const chooseSlackChannel = {
  summary: 'Choose the Slack channel of an agent, and what is posted there',
  params: z.object({ agentId: idSchema }),
  body: z.object({
    /** Null for no channel. */
    channelId: channelIdSchema.nullable(),
    sendsLeads: z.boolean(),
    sendsRequests: z.boolean(),
  }),
  answer: slackStateSchema,
};
