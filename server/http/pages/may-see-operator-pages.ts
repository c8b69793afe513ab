import type { Services } from '#server/context.ts';
import { readSession } from '#server/features/sessions/read-session.ts';
import { isOperator } from '#server/features/users/is-operator.ts';

/** Whether a browser is signed in as an operator: for all others the pages of the operator do not exist. */
export async function maySeeOperatorPages(services: Services, headers: Headers): Promise<boolean> {
  const signedIn = await readSession(services, headers);
  return signedIn !== null && (await isOperator(services, signedIn));
}
