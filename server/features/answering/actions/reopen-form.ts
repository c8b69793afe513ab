import type { ActionForm, AskedForm } from '#contract/actions/actions.schemas.ts';
import type { Context } from '#server/context.ts';
import { listUsableActions } from '#server/features/actions/list-usable-actions.ts';

/** A form that a visitor was shown before, as its action now is; null where that is gone or off. */
export async function reopenForm(
  ctx: Context,
  agentId: string,
  { actionId, formId, values }: AskedForm,
): Promise<ActionForm | null> {
  const usable = await listUsableActions(ctx, agentId, formId);
  const action = usable.find(({ id }) => id === actionId);
  return action === undefined
    ? null
    : { actionId, formId, title: action.name, parameters: action.parameters, values };
}
