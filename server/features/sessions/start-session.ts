import type { Services } from '#server/context.ts';
import { addressHeader, authOf } from './auth.ts';

export interface SessionStart {
  userId: string;
  /** Thirty days, instead of until the browser closes. */
  remember: boolean;
  /** Of the request: its cookies tell which session ends, its browser is kept for the list of sessions. */
  headers: Headers;
  clientAddress: string;
}

/** Signs a user in; the answers are the `Set-Cookie` headers to send. */
export async function startSession(
  services: Services,
  { userId, remember, headers, clientAddress }: SessionStart,
): Promise<string[]> {
  const told = await authOf(services).api.startSession({
    body: { userId, remember },
    headers: new Headers({
      cookie: headers.get('cookie') ?? '',
      'user-agent': (headers.get('user-agent') ?? '').slice(0, 500),
      [addressHeader]: clientAddress,
    }),
    returnHeaders: true,
  });
  return told.headers.getSetCookie();
}
