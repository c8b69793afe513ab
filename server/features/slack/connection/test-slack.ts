import type { SlackTest } from '#contract/slack/slack.schemas.ts';
import { composeTest } from '#core/slack/compose-test.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { findSlackChannel } from '../channels/find-slack-channel.ts';
import { noteChannelProblem } from '../channels/note-channel-problem.ts';
import { describeSlackProblem } from './describe-slack-problem.ts';
import { getSlack } from './get-slack.ts';
import { requireSlack } from './require-slack.ts';
import { withSlackToken } from './with-slack-token.ts';

/**
 * Asks Slack whose token it is, posts a test message to the channel of the agent, where it has one, and says whether that worked;
 * `cannot-process` without a connection.
 */
export async function testSlack(ctx: Context, agentId: string): Promise<SlackTest> {
  const { name } = await findAgent(ctx, agentId);
  await requireSlack(ctx);
  await ctx.rateLimiter.hit(['slack-test-of-workspace', ctx.workspace.id]);
  const channel = await findSlackChannel(ctx, agentId);
  const answer = async (isWorking: boolean, message: string) => ({
    isWorking,
    message,
    state: await getSlack(ctx, agentId),
  });
  try {
    const { teamName } = await withSlackToken(ctx, async (token) => {
      const identity = await ctx.slack.identify(token);
      if (channel !== null)
        await ctx.slack.post(token, {
          channelId: channel.channelId,
          threadTs: null,
          message: composeTest(name),
          reference: createId('slt'),
        });
      return identity;
    });
    if (channel === null)
      return await answer(
        true,
        `Slack answered: the connection to ${teamName} works. Choose a channel next.`,
      );
    await noteChannelProblem(ctx, agentId, null);
    return await answer(true, `Slack answered. A test message is in #${channel.name}.`);
  } catch (error) {
    if (!(error instanceof SlackProblem)) throw error;
    if (error.kind === 'channel') await noteChannelProblem(ctx, agentId, error.kind);
    return answer(false, describeSlackProblem(error.kind));
  }
}
