import { z } from 'zod';

const nextPageSchema = z.object({ next_cursor: z.string().default('') });

export const installedSchema = z.object({
  access_token: z.string().min(1),
  token_type: z.literal('bot'),
  bot_user_id: z.string(),
  team: z.object({ id: z.string(), name: z.string() }),
  /** Only of apps with token rotation. */
  refresh_token: z.string().optional(),
});

export const identifiedSchema = z.object({ team_id: z.string(), team: z.string(), user_id: z.string() });

export const channelSchema = z.object({
  id: z.string(),
  name: z.string(),
  is_private: z.boolean(),
  is_archived: z.boolean().default(false),
  is_member: z.boolean().default(false),
});

export const channelsSchema = z.object({
  channels: z.array(channelSchema),
  response_metadata: nextPageSchema.optional(),
});

export const foundChannelSchema = z.object({ channel: channelSchema });

export const postedSchema = z.object({ ts: z.string() });

export const messagesSchema = z.object({
  messages: z.array(
    z.object({
      ts: z.string(),
      metadata: z.object({ event_payload: z.record(z.string(), z.unknown()) }).nullish(),
    }),
  ),
});

export const foundUserSchema = z.object({
  user: z.object({
    team_id: z.string().optional(),
    name: z.string().optional(),
    deleted: z.boolean().optional(),
    is_bot: z.boolean().optional(),
    is_stranger: z.boolean().optional(),
    enterprise_user: z.object({ teams: z.array(z.string()).optional() }).optional(),
    profile: z.object({
      display_name: z.string().optional(),
      real_name: z.string().optional(),
      email: z.string().optional(),
    }),
  }),
});
