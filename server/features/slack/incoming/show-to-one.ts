import type { Context } from '#server/context.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';
import type { SlackActivity } from './slack-activity.ts';

/**
 * Shows a sentence to one person in a thread. Slack refuses it if they have left the channel, which is no error.
 */
export async function showToOne(
  ctx: Context,
  { channelId, threadTs, userId }: Pick<SlackActivity, 'channelId' | 'threadTs' | 'userId'>,
  text: string,
): Promise<void> {
  try {
    await withSlackToken(ctx, (token) =>
      ctx.slack.postEphemeral(token, { channelId, threadTs, userId, text }),
    );
  } catch (error) {
    if (!(error instanceof SlackProblem) || error.kind === 'busy' || error.kind === 'unavailable')
      throw error;
    ctx.log.info({ err: error }, 'a sentence was not shown in Slack');
  }
}
