import type { Context } from '#server/context.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import type { ActionRow } from './actions.table.ts';

interface GivenHeader {
  name: string;
  /** Undefined to keep the value that is stored for this name. */
  value?: string | undefined;
}

/** Headers as they are stored: names readable, values encrypted for the action. One without any value is left out. */
export function encryptHeaders(
  { secretKey }: Pick<Context, 'secretKey'>,
  actionId: string,
  given: readonly GivenHeader[],
  stored: Readonly<Record<string, string>> = {},
): Pick<ActionRow, 'headerNames' | 'headerValues'> {
  const values = new Map<string, string>();
  for (const { name, value } of given) {
    const kept = value ?? (Object.hasOwn(stored, name) ? stored[name] : undefined);
    if (kept !== undefined && kept !== '') values.set(name, kept);
  }
  const text = JSON.stringify(Object.fromEntries(values));
  return { headerNames: [...values.keys()], headerValues: encryptSecret(secretKey, actionId, text) };
}
