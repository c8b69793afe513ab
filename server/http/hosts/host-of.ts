import type { Context as HonoContext } from 'hono';

/** The name that the browser asked for: behind proxies the first of them says it, where it says anything. */
export function hostOf(c: HonoContext, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-host') : undefined;
  const given = forwarded?.split(',').at(-trustedProxies)?.trim() ?? '';
  if (given !== '' && URL.canParse(`http://${given}`)) return new URL(`http://${given}`).hostname;
  return new URL(c.req.url).hostname;
}
