import type { Action, ActionValues } from '#contract/actions/actions.schemas.ts';
import type { CallResult } from '#core/actions/describe-call.ts';

type Described = Pick<
  Action,
  'id' | 'name' | 'description' | 'parameters' | 'reply' | 'triggers' | 'needsConfirmation'
>;

/** Something that an agent can use in a chat: an action of its own, or a tool of a remote server. */
export interface UsableAction extends Described {
  /** A language model may put words of its own into it; figures and addresses are the visitor's in any case. */
  takesFreeText: boolean;
  /** Rejects only when the caller aborts. */
  call(values: ActionValues, signal: AbortSignal): Promise<CallResult>;
}
