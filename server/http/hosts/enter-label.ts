import type { MiddlewareHandler } from 'hono';
import type { Services } from '#server/context.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { hostOf } from './host-of.ts';

/** Lets a request that came under the checked name of a partner be answered under their brand. */
export function enterLabel({ labels, config }: Services): MiddlewareHandler {
  return (c, next) => {
    const label = labels.ofHost(hostOf(c, config.TRUSTED_PROXIES));
    return labelStore.run(label, () => next());
  };
}
