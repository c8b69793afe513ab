import type { Action } from '#contract/actions/actions.schemas.ts';
import type { FiledAction } from './agent-file.schemas.ts';

/** An action as a file has it: each header with the place of its value. */
export function fileAction(
  { id: _id, agentId: _agentId, createdAt: _createdAt, headers, ...action }: Action,
  nameSecret: (owner: string, part: string) => string,
): FiledAction {
  return {
    ...action,
    headers: headers.map(({ name }) => ({ name, secret: nameSecret(action.name, name) })),
  };
}
