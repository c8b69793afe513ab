import type { ActionValues } from '#contract/actions/actions.schemas.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import { createId } from '#server/database/create-id.ts';
import type { UsableAction } from '#server/features/actions/usable-action.ts';
import { withoutModel } from '#server/features/answering/without-model.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Reply } from '#server/features/conversations/reply.ts';

/** Asks the visitor for the parameters of an action, with what is known of them filled in. */
export function replyWithForm(
  { vibe }: LiveAgent,
  { id, name, parameters }: UsableAction,
  values: ActionValues,
  language: string,
): Reply {
  return {
    text: composeNotice('action-form', vibe, language),
    sources: [],
    outcome: 'smalltalk',
    confidence: 1,
    considered: [],
    form: { actionId: id, formId: createId('frm'), title: name, parameters, values },
    ...withoutModel,
  };
}
