import { createHash } from 'node:crypto';

/** The OAuth client that is registered there. */
export const calComClient = { id: 'client-of-parley', secret: 'secret-of-parley' };

interface Grant {
  scope: string;
  redirectUri: string;
  challenge: string;
}

/** What the vendor answers at its token endpoint instead of tokens. */
export class OAuthRefusal extends Error {
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string, description: string) {
    super(description);
    this.status = status;
    this.reason = reason;
  }
}

/** Codes and refresh tokens, each good once. Access tokens are among the keys of the account. */
export function createSignIns(keys: Set<string>) {
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, { scope: string; accessToken: string }>();
  let made = 0;

  const issue = (scope: string) => {
    made += 1;
    const [accessToken, refreshToken] = [`access-${made}`, `refresh-${made}`];
    keys.add(accessToken);
    refreshTokens.set(refreshToken, { scope, accessToken });
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 1_800,
      scope,
    };
  };

  return {
    refreshTokens,
    /** Where the page leads a browser whose user allows it. */
    allow(query: URLSearchParams): string {
      const { id } = calComClient;
      if (query.get('client_id') !== id || query.get('response_type') !== 'code')
        throw new OAuthRefusal(400, 'invalid_request', 'client_id must be known');
      if (query.get('code_challenge_method') !== 'S256')
        throw new OAuthRefusal(400, 'invalid_request', 'code_challenge_method must be S256');
      made += 1;
      const code = `code-${made}`;
      const redirectUri = query.get('redirect_uri') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      codes.set(code, { scope: query.get('scope') ?? '', redirectUri, challenge });
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
      return back.href;
    },
    exchange(body: Record<string, unknown>): object {
      if (body.client_id !== calComClient.id || body.client_secret !== calComClient.secret)
        throw new OAuthRefusal(401, 'invalid_client', 'The client is not known.');
      if (body.grant_type === 'refresh_token') {
        const given = String(body.refresh_token);
        const grant = refreshTokens.get(given);
        if (grant === undefined) throw new OAuthRefusal(400, 'invalid_grant', 'invalid_refresh_token');
        refreshTokens.delete(given);
        keys.delete(grant.accessToken);
        return issue(grant.scope);
      }
      if (body.grant_type !== 'authorization_code')
        throw new OAuthRefusal(400, 'invalid_request', 'grant_type must be known');
      const grant = codes.get(String(body.code));
      codes.delete(String(body.code));
      const challenge = createHash('sha256').update(String(body.code_verifier)).digest('base64url');
      if (grant?.challenge !== challenge || grant.redirectUri !== body.redirect_uri)
        throw new OAuthRefusal(400, 'invalid_grant', 'code_invalid_or_expired');
      return issue(grant.scope);
    },
  };
}
