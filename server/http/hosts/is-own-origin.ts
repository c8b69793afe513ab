import { networkInterfaces } from 'node:os';
import { isLoopbackName } from '#core/safety/is-loopback-name.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Config } from '#server/config.ts';

type OriginConfig = Pick<Config, 'BASE_URL' | 'PORT' | 'WIDGET_ORIGIN' | 'ALLOWED_HOSTS'>;

/**
 * Whether a browser's `Origin` is this installation: its configured URLs, an allowed name of the same scheme and port, or
 * this machine by a loopback name or one of its own IP addresses, at our port. What the request says in `Host` is not asked.
 */
export function isOwnOrigin(config: OriginConfig, origin: string): boolean {
  const base = baseUrl(config as Config);
  if (origin === new URL(base).origin) return true;
  if (config.WIDGET_ORIGIN !== undefined && origin === new URL(config.WIDGET_ORIGIN).origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const { protocol: ownProtocol, port: ownPort } = new URL(base);
  if (config.ALLOWED_HOSTS.some((name) => name.toLowerCase() === hostname))
    return protocol === ownProtocol && port === ownPort;
  if (protocol !== 'http:' || Number(port || 80) !== config.PORT) return false;
  return isLoopbackName(hostname) || isAddressOfThisMachine(hostname.replace(/^\[(.*)\]$/, '$1'));
}

function isAddressOfThisMachine(address: string): boolean {
  return Object.values(networkInterfaces()).some((list) => list?.some((each) => each.address === address));
}
