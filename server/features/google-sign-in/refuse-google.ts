import type { Context as HonoContext } from 'hono';
import type { GoogleError } from '#contract/google-sign-in/google-sign-in.ts';
import { paths } from '#contract/page-addresses.ts';
import { localPath } from './local-path.ts';

/** What the page that began to sign in was opened with. */
export interface GoogleRequest {
  next: string;
  ref: string | undefined;
}

/** Sends the browser to `/login?error=…`, with the page that was asked for and the referral code. */
export function refuseGoogle(http: HonoContext, code: GoogleError, { next, ref }: GoogleRequest): Response {
  const query = new URLSearchParams({ error: code });
  if (next !== localPath(undefined)) query.set('next', next);
  if (ref) query.set('ref', ref);
  return http.redirect(`${paths.login}?${query}`, 302);
}
