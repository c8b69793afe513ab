import type { SlackChannelChoice } from '#contract/slack/slack.schemas.ts';
import type { Context } from '#server/context.ts';
import { failAsSlack } from '../connection/fail-as-slack.ts';
import { requireSlack } from '../connection/require-slack.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';

/** The channels that an agent can post to; `cannot-process` without a connection that works. */
export async function listSlackChannels(
  ctx: Context,
): Promise<{ data: SlackChannelChoice[]; isComplete: boolean }> {
  await requireSlack(ctx);
  const { channels, isComplete } = await failAsSlack(() =>
    withSlackToken(ctx, (token) => ctx.slack.listChannels(token)),
  );
  return { data: channels, isComplete };
}
