import { lookup as lookupInDns } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import { buildConnector } from 'undici';
import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { isPublicAddress } from '#core/safety/is-public-address.ts';
import { effectivePort } from './effective-port.ts';
import { isAllowedHost } from './is-allowed-host.ts';
import type { AllowedHosts } from './read-allowed-hosts.ts';

/** All addresses of a host name; rejects when it has none. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/** Thrown inside the connector; its text never leaves the adapter. */
export class RefusedConnection extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`Connection refused by the guard: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Opens connections to public addresses only. The name is resolved once a connection and the socket gets exactly the
 * addresses that were checked, so DNS cannot answer differently between check and use.
 */
export function createGuardedConnector(options: {
  allowedHosts: AllowedHosts;
  resolveHost?: ResolveHost;
  timeoutMs: number;
  trustedCertificates?: string;
}): buildConnector.connector {
  const resolveHost = options.resolveHost ?? resolveInDns;
  const { trustedCertificates } = options;
  const certificates =
    trustedCertificates === undefined ? {} : { ca: [...rootCertificates, trustedCertificates] };
  return (target, callback) => {
    const port = effectivePort(target);
    const isAllowed = isAllowedHost(options.allowedHosts, target.hostname, port);
    const literal = target.hostname.replace(/^\[|\]$/g, '');
    if (!isAllowed && port !== '80' && port !== '443') return callback(new RefusedConnection('port'), null);
    if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal)) {
      return callback(new RefusedConnection('private-address'), null);
    }
    const connect = buildConnector({
      allowH2: false,
      timeout: options.timeoutMs,
      lookup: guardedLookup(resolveHost, isAllowed),
      ...certificates,
    } as buildConnector.BuildOptions);
    connect(target, (...outcome) => {
      const [error, socket] = outcome;
      if (error === null && !isAllowed && !isPublicAddress(socket.remoteAddress ?? '')) {
        socket.destroy();
        callback(new RefusedConnection('private-address'), null);
      } else {
        callback(...outcome);
      }
    });
  };
}

/** One private address among many is enough to refuse: it is the one an attacker would have us pick. */
function guardedLookup(resolveHost: ResolveHost, isAllowed: boolean): LookupFunction {
  return (hostname, { all }, callback) => {
    resolveHost(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) return callback(new Error('The name has no address.'), '');
        if (!isAllowed && !addresses.every(isPublicAddress)) {
          return callback(new RefusedConnection('private-name'), '');
        }
        if (all !== true) return callback(null, first, isIP(first));
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        );
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

async function resolveInDns(hostname: string): Promise<string[]> {
  const found = await lookupInDns(hostname, { all: true });
  return found.map(({ address }) => address);
}
