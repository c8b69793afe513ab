import { and, eq, type SQL } from 'drizzle-orm';
import { type SlackThread, slackThread } from './slack.table.ts';

/**
 * The condition of the conversations that one thread in Slack has; `kind` picks the visitor's, or those that were
 * asked there.
 */
export function isThreadAt(
  { teamId, channelId, ts }: Pick<SlackThread, 'teamId' | 'channelId' | 'ts'>,
  kind?: SlackThread['kind'],
): SQL | undefined {
  return and(
    eq(slackThread.teamId, teamId),
    eq(slackThread.channelId, channelId),
    eq(slackThread.ts, ts),
    kind === undefined ? undefined : eq(slackThread.kind, kind),
  );
}
