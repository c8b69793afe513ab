import ipaddr from 'ipaddr.js';
import { isLoopbackName } from '#core/safety/is-loopback-name.ts';
import type { Config } from '#server/config.ts';
import { installationUrl } from '#server/installation-url.ts';

type HostConfig = Pick<Config, 'BASE_URL' | 'PORT' | 'WIDGET_ORIGIN' | 'ALLOWED_HOSTS'>;

/**
 * Whether Parley answers under this host. Names are those of the settings and of this machine. IP addresses all pass: a
 * page that rebinds DNS has a name of its own, so it cannot come with one.
 * @param host without a port; an IPv6 address in brackets
 */
export function isKnownHost(config: HostConfig, host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (isLoopbackName(name) || ipaddr.isValid(name.replace(/^\[(.*)\]$/, '$1'))) return true;
  const urls = [installationUrl(config), config.WIDGET_ORIGIN].filter((url) => url !== undefined);
  const names = [...urls.map((url) => new URL(url).hostname), ...config.ALLOWED_HOSTS];
  return names.some((known) => known.toLowerCase() === name);
}
