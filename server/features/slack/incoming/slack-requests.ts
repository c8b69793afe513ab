import { z } from 'zod';
import { slackButtons } from '#core/slack/compose-case.ts';

const id = z.string().min(1).max(100);

/** https://docs.slack.dev/apis/events-api */
export const eventRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('url_verification'), challenge: z.string().max(1_000) }),
  z.object({ type: z.literal('event_callback'), event_id: id, team_id: id, event: z.unknown() }),
]);

const words = z.string().max(40_000);

/** The events that mean something here. */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    subtype: z.string().optional(),
    bot_id: z.string().optional(),
    channel: id,
    user: id.optional(),
    text: words.default(''),
    ts: id,
    thread_ts: id.optional(),
    blocks: z.unknown().optional(),
    files: z.array(z.unknown()).default([]),
  }),
  z.object({
    type: z.literal('app_mention'),
    bot_id: z.string().optional(),
    channel: id,
    user: id.optional(),
    text: words.default(''),
    ts: id,
    thread_ts: id.optional(),
    blocks: z.unknown().optional(),
  }),
  z.object({ type: z.literal('app_uninstalled') }),
  z.object({
    type: z.literal('tokens_revoked'),
    tokens: z.object({ bot: z.array(z.string()).default([]) }),
  }),
]);
export type SlackEvent = z.infer<typeof eventSchema>;

/** A pressed button (https://docs.slack.dev/reference/interaction-payloads/block_actions-payload). */
export const pressSchema = z.object({
  type: z.literal('block_actions'),
  team: z.object({ id }),
  user: z.object({ id }),
  channel: z.object({ id }),
  message: z.object({ ts: id }),
  actions: z
    .array(z.object({ action_id: z.enum(slackButtons), value: id, action_ts: id }))
    .min(1)
    .max(1),
});
