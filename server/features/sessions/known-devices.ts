import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { signToken } from '#server/http/tokens/sign-token.ts';
import { verifyToken } from '#server/http/tokens/verify-token.ts';
import { cookieName } from '#server/white-label/cookie-name.ts';

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser in which a user has signed in
 * keeps a signed token for them, so that what strangers guess does not slow its owner down. It opens nothing by itself.
 */
interface KnownDevices {
  /** The id of this device, as it is known for the user; null where they have not signed in on it. */
  find(userId: string): string | null;
  remember(userId: string): void;
}

const yearSeconds = 365 * 86_400;
/** Accounts that one browser is known for. */
const maximumTokens = 5;
const separator = '~';

export function knownDevices(
  http: HonoContext,
  { config, secretKey }: Pick<Services, 'config' | 'secretKey'>,
): KnownDevices {
  const name = cookieName('parley_devices');
  const isSecure = baseUrl(config).startsWith('https://');
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: yearSeconds } as const;
  const cookie = isSecure ? getCookie(http, name, 'host') : getCookie(http, name);
  const tokens = (cookie ?? '').slice(0, 2_000).split(separator).slice(0, maximumTokens);
  const deviceOf = (userId: string, token: string) => verifyToken(secretKey, `device of ${userId}`, token);
  return {
    find(userId) {
      for (const token of tokens) {
        const deviceId = deviceOf(userId, token);
        if (deviceId !== null) return deviceId;
      }
      return null;
    },
    remember(userId) {
      const known = tokens.find((token) => deviceOf(userId, token) !== null);
      const mine = known ?? signToken(secretKey, `device of ${userId}`, createId('dev'));
      const others = tokens.filter((token) => token !== mine && token !== '');
      const value = [mine, ...others].slice(0, maximumTokens).join(separator);
      if (isSecure) setCookie(http, name, value, { ...attributes, secure: true, prefix: 'host' });
      else setCookie(http, name, value, attributes);
    },
  };
}
