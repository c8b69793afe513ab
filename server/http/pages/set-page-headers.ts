import type { Context as HonoContext } from 'hono';
import { permissionsPolicy } from '#server/http/permissions-policy.ts';

/**
 * The headers of a page of the web's build.
 * @param scriptHashes sources of its own inline scripts
 * @param frames another origin of the chats that it shows
 */
export function setPageHeaders(
  c: HonoContext,
  {
    isApplication,
    scriptHashes,
    frames,
  }: { isApplication: boolean; scriptHashes: string; frames: string | undefined },
): void {
  // A signed-in page that the browser kept whole would come back with Back after signing out.
  c.header('Cache-Control', isApplication ? 'no-store' : 'no-cache');
  c.header('Permissions-Policy', permissionsPolicy(isApplication));
  c.header(
    'Content-Security-Policy',
    `default-src 'self'; script-src 'self' ${scriptHashes}; style-src 'self' 'unsafe-inline'; ` +
      `img-src 'self' data:; connect-src 'self'; frame-src ${frames === undefined ? "'self'" : `'self' ${frames}`}; frame-ancestors 'none'; ` +
      `base-uri 'none'; form-action 'self'; object-src 'none'`,
  );
}
