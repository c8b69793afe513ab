import type { Services } from '#server/context.ts';
import { authOf } from './auth.ts';

/** Signs out whoever is signed in; the answers are the `Set-Cookie` headers to send. */
export async function endSession(services: Services, headers: Headers): Promise<string[]> {
  const told = await authOf(services).api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    returnHeaders: true,
  });
  return told.headers.getSetCookie();
}
