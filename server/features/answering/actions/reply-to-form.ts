import type { SentForm } from '#contract/actions/actions.schemas.ts';
import { checkValues } from '#core/actions/check-values.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import type { Context } from '#server/context.ts';
import { callAction } from '#server/features/actions/call-action.ts';
import { listUsableActions } from '#server/features/actions/list-usable-actions.ts';
import { withoutModel } from '#server/features/answering/without-model.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import { replyWithCall } from './reply-with-call.ts';
import { replyWithForm } from './reply-with-form.ts';

/** Calls the action whose form a visitor has filled in. What is missing is asked for again. */
export async function replyToForm(
  ctx: Context,
  agent: LiveAgent,
  { actionId, formId, values: given }: SentForm,
  { messageId, language, signal }: { messageId: string; language: string; signal: AbortSignal },
): Promise<Reply> {
  const row = (await listUsableActions(ctx, agent.id, formId ?? messageId)).find(({ id }) => id === actionId);
  // Its owner took it away meanwhile.
  if (row === undefined)
    return {
      text: composeNotice('action-failed', agent.vibe, language),
      sources: [],
      outcome: 'declined',
      confidence: 0,
      considered: [],
      ...withoutModel,
    };
  const { values, missing } = checkValues(row.parameters, given);
  if (missing.length > 0) return replyWithForm(agent, row, values, language);
  return replyWithCall(agent, row, values, await callAction(ctx, row, values, signal), language);
}
