import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Services } from '#server/context.ts';
import { hostOf } from '#server/http/hosts/host-of.ts';
import { checkPath } from '#server/white-label/check-path.ts';
import { whiteLabel } from '../partners.table.ts';
import { hostProof } from './host-proof.ts';

/**
 * Answers under the name of a white label what only this installation can: `checkWhiteLabel` calls it to see that the
 * name leads here. With `?domain=` it says of any name whether a partner has entered it, 200 or 404: proxies that
 * make certificates on demand ask so before they make one.
 */
export function bindLabelChecks(app: Hono, services: Services): void {
  app.get(checkPath, async (c) => {
    const asked = c.req.query('domain');
    const host = (asked ?? hostOf(c, services.config.TRUSTED_PROXIES)).toLowerCase();
    const [found] = await services.db
      .select({ host: whiteLabel.host })
      .from(whiteLabel)
      .where(eq(whiteLabel.host, host))
      .limit(1);
    c.header('Cache-Control', 'no-store');
    if (found === undefined) return c.text('', 404);
    return c.text(asked === undefined ? hostProof(services, host) : '');
  });
}
