import type { Action } from '#contract/actions/actions.schemas.ts';
import type { ActionRow } from './actions.table.ts';

/** An action as the API shows it: of headers only their names. */
export function presentAction(row: ActionRow): Action {
  return {
    id: row.id,
    agentId: row.agentId,
    name: row.name,
    description: row.description,
    isOn: row.isOn,
    method: row.method,
    url: row.url,
    headers: row.headerNames.map((name) => ({ name })),
    body: row.body,
    parameters: row.parameters,
    resultPath: row.resultPath,
    reply: row.reply,
    triggers: row.triggers,
    needsConfirmation: row.needsConfirmation,
    timeoutSeconds: row.timeoutSeconds,
    createdAt: row.createdAt.toISOString(),
  };
}
