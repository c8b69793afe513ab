import { checkValues } from '#core/actions/check-values.ts';
import { matchAction } from '#core/actions/match-action.ts';
import { readMessageValues } from '#core/actions/read-message-values.ts';
import type { Context } from '#server/context.ts';
import { callAction } from '#server/features/actions/call-action.ts';
import type { UsableAction } from '#server/features/actions/usable-action.ts';
import { drawnChannels } from '#server/features/answering/drawn-channels.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import { replyWithCall } from './reply-with-call.ts';
import { replyWithForm } from './reply-with-form.ts';

interface AskedByRule {
  actions: readonly UsableAction[];
  question: Question;
  /** BCP 47 primary tag. */
  language: string;
  signal: AbortSignal;
}

/**
 * The reply to a message that has one of the owner's phrases for an action, where no language model answers: the action is
 * called where the message has all that it takes, else the chat asks for it. Null where no phrase is in it, and where nothing
 * can be asked.
 */
export async function replyByRule(
  ctx: Context,
  agent: LiveAgent,
  { actions, question: { text, channel }, language, signal }: AskedByRule,
): Promise<Reply | null> {
  const row = matchAction(text, actions);
  if (row === undefined) return null;
  const { values, missing } = checkValues(row.parameters, readMessageValues(text, row.parameters));
  if (missing.length === 0 && !row.needsConfirmation)
    return replyWithCall(agent, row, values, await callAction(ctx, row, values, signal), language);
  return drawnChannels.includes(channel) ? replyWithForm(agent, row, values, language) : null;
}
