import { createHash } from 'node:crypto';
import type { Services } from '#server/context.ts';
import { pressSchema } from './slack-requests.ts';
import { storeSlackActivity } from './store-slack-activity.ts';

/** Receives a pressed button, which Slack has signed; a button that opens a page does nothing here. */
export async function receiveButtonPress(services: Services, payload: unknown): Promise<void> {
  const read = pressSchema.safeParse(payload);
  if (!read.success) return;
  const { team, user, channel, message, actions } = read.data;
  const [action] = actions;
  if (action === undefined) return;
  const { action_id: button, value: conversationId, action_ts } = action;
  // Slack gives a press no id: who pressed what, and when.
  const id = createHash('sha256')
    .update(JSON.stringify([team.id, user.id, message.ts, action_ts]))
    .digest('base64url');
  await storeSlackActivity(services, {
    id: `press:${id}`,
    teamId: team.id,
    activity: {
      kind: 'press',
      button,
      conversationId,
      channelId: channel.id,
      userId: user.id,
      threadTs: message.ts,
    },
  });
}
