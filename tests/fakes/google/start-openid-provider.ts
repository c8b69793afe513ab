import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { listen } from '../listen.ts';

export interface OpenidProvider {
  issuer: string;
  /** A browser in which nobody is signed in there: goes through sign-in and consent, to the address it is sent back to. */
  approve(authorizationUrl: string, email: string): Promise<string>;
  /** The same, but says no at the first screen. */
  cancel(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

/** Choosing among accounts is Google's own: this provider refuses to be asked for it. */
function withoutPicker(authorizationUrl: string): string {
  const url = new URL(authorizationUrl);
  url.searchParams.delete('prompt');
  return url.href;
}

/**
 * A full OpenID provider: it enforces the redirect address, PKCE and codes that are good once. Everybody is verified,
 * of the domain of their address.
 */
export async function startOpenidProvider(client: {
  id: string;
  secret: string;
  redirectUri: string;
}): Promise<OpenidProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const { host, close } = await listen(server);
  const issuer = `http://${host}`;
  handle = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['given_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context: unknown, email: string) => ({
      accountId: email,
      claims: () => ({
        sub: `subject of ${email}`,
        email,
        email_verified: true,
        hd: email.slice(email.indexOf('@') + 1),
        given_name: 'Ana',
      }),
    }),
  }).callback();

  /** Follows redirects with a cookie jar, fills in every form, and stops when it is sent away from the provider. */
  async function walk(start: string, answerForm: (page: string) => Record<string, string> | null) {
    const cookies = new Map<string, string>();
    let url = withoutPicker(start);
    let form: Record<string, string> | null = null;
    for (let step = 0; step < 20; step++) {
      const response: Response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form === null ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      form = null;
      if (location !== null) {
        url = new URL(location, url).href;
        if (!url.startsWith(issuer)) return url;
        continue;
      }
      const page = await response.text();
      form = answerForm(page);
      if (form === null) url = `${url}/abort`;
      if (response.status !== 200) throw new Error(`The provider answered ${response.status}: ${page}`);
    }
    throw new Error('The provider asks without end.');
  }

  return {
    issuer,
    approve: (authorizationUrl, email) =>
      walk(authorizationUrl, (page) =>
        page.includes('name="login"')
          ? { prompt: 'login', login: email, password: 'any' }
          : { prompt: 'consent' },
      ),
    cancel: (authorizationUrl) => walk(authorizationUrl, () => null),
    close,
  };
}
