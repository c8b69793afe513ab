import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { checkTarget } from './check-target.ts';
import { effectivePort } from './effective-port.ts';
import { isAllowedHost } from './is-allowed-host.ts';
import type { AllowedHosts } from './read-allowed-hosts.ts';

/**
 * Why an address that an owner gave can't be called with secrets, as a sentence; null where nothing speaks against it. It has to be
 * public and encrypted, unless the operator allows its host.
 * @param explain words what else is wrong with it
 */
export function refuseAddress(
  address: string,
  allowed: AllowedHosts,
  explain: (reason: RefusalReason) => string,
): string | null {
  const target = checkTarget(address, allowed);
  if ('refused' in target) return explain(target.refused);
  const { url } = target;
  if (url.protocol === 'https:' || isAllowedHost(allowed, url.hostname, effectivePort(url))) return null;
  return 'Use a URL that begins with https://, so that nobody else can read what is sent.';
}
