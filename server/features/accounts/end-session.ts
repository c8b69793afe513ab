import type { World } from '#server/context.ts';
import { authOf } from './auth.ts';

/** Signs out whoever is signed in; the answers are the `Set-Cookie` headers to send. */
export async function endSession(world: World, headers: Headers): Promise<string[]> {
  const told = await authOf(world).api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    returnHeaders: true,
  });
  return told.headers.getSetCookie();
}
