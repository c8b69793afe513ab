import { z } from 'zod';
import { parseJson } from '#core/safety/parse-json.ts';
import type { Config } from '#server/config.ts';
import type { CalCom, CalComTokens } from '#server/ports/cal-com.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { readText } from './read-text.ts';

export type SignInSettings = Pick<
  Config,
  'CALCOM_API_BASE' | 'CALCOM_CLIENT_ID' | 'CALCOM_CLIENT_SECRET' | 'CALCOM_AUTHORIZE_URL'
>;

/** What booking takes, and nothing more. */
const scopes = 'EVENT_TYPE_READ BOOKING_READ BOOKING_WRITE PROFILE_READ WEBHOOK_WRITE';
const maximumBytes = 64 * 1_024;

const tokensSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
const errorSchema = z.object({ error: z.string() });

/**
 * Signing in to Cal.com by OAuth 2.0 with PKCE (https://cal.com/docs/api-reference/v2/oauth). No call is sent twice: a code and
 * a refresh token are good once.
 */
export function createSignIn(
  settings: SignInSettings,
  timeoutMs: number,
): Pick<CalCom, 'authorizationUrl' | 'exchangeCode' | 'refreshTokens'> {
  const { CALCOM_CLIENT_ID: clientId, CALCOM_CLIENT_SECRET: clientSecret } = settings;
  const ask = async (fields: Record<string, string>): Promise<CalComTokens> => {
    const body = { client_id: clientId, client_secret: clientSecret, ...fields };
    const { status, text } = await post(`${settings.CALCOM_API_BASE}/v2/auth/oauth2/token`, body, timeoutMs);
    const json = parseJson(text);
    const read = tokensSchema.safeParse(json);
    if (status < 300 && read.success) {
      const { access_token: accessToken, refresh_token: refreshToken } = read.data;
      return { accessToken, refreshToken };
    }
    const reason = errorSchema.safeParse(json).data?.error;
    throw new CalComProblem(kindOf(status, reason), { cause: new Error(`${status}: ${reason}`) });
  };
  return {
    authorizationUrl({ state, codeChallenge, redirectUri }) {
      if (!clientId || !clientSecret) return null;
      const url = new URL(settings.CALCOM_AUTHORIZE_URL);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    exchangeCode: ({ code, codeVerifier, redirectUri }) =>
      ask({ grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri }),
    refreshTokens: (refreshToken) => ask({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
}

async function post(url: string, body: object, timeoutMs: number): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await readText(response, maximumBytes) };
  } catch (cause) {
    throw new CalComProblem('unavailable', { cause });
  }
}

function kindOf(status: number, reason: string | undefined): CalComProblem['kind'] {
  if (reason === 'invalid_grant') return 'unauthorized';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}
