import type { ActionValues } from '#contract/actions/actions.schemas.ts';
import { writeActionReply } from '#core/actions/results/write-action-reply.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import type { CalledAction } from '#server/features/actions/call-action.ts';
import type { UsableAction } from '#server/features/actions/usable-action.ts';
import { withoutModel } from '#server/features/answering/without-model.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Reply } from '#server/features/conversations/reply.ts';

/** What is answered with the result of a call where no language model words it. */
export function replyWithCall(
  { vibe }: LiveAgent,
  row: UsableAction,
  values: ActionValues,
  { call, result }: CalledAction,
  language: string,
): Reply {
  const written = call.outcome === 'done' ? writeActionReply(row, result, values) : '';
  const isFailed = call.outcome === 'failed';
  const text =
    written !== '' ? written : composeNotice(isFailed ? 'action-failed' : 'action-empty', vibe, language);
  return {
    text,
    sources: [],
    outcome: isFailed ? 'declined' : 'answered',
    confidence: isFailed ? 0 : 1,
    considered: [],
    calls: [call],
    ...withoutModel,
  };
}
