import { createHash } from 'node:crypto';
import type { ActionValues } from '#contract/actions/actions.schemas.ts';

/**
 * The name of a call: the same for the same action with the same values on the same occasion, and no other's.
 * @param occasion a form that was sent, or the message that the call serves
 */
export function nameCall(actionId: string, occasion: string, values: ActionValues): string {
  const call = JSON.stringify([actionId, occasion, Object.entries(values).sort()]);
  return createHash('sha256').update(call).digest('base64url').slice(0, 32);
}
