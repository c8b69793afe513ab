import { Events, OAuth2Server } from 'oauth2-mock-server';

export interface Google {
  issuer: string;
  /** Claims of the user who is signed in there; what is undefined is left out. */
  person: Record<string, unknown>;
  /** What the next answers of the token endpoint are instead. */
  tokenAnswer: { status: number; body: Record<string, unknown> } | null;
  /** Changes the signing key under the name of the old one. */
  rotateKeys(): Promise<void>;
  /** Has the person say yes, and answers the address that their browser is sent back to. */
  approve(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

const keyId = 'only-key';

/** A provider that agrees to everything at once, with claims, keys and failures as a test wants them. */
export async function startGoogle(): Promise<Google> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256', { kid: keyId });
  await server.start(0, '127.0.0.1');
  const google: Google = {
    issuer: server.issuer.url ?? '',
    person: {},
    tokenAnswer: null,
    async rotateKeys() {
      await server.issuer.keys.generate('RS256', { kid: keyId });
    },
    async approve(authorizationUrl) {
      const response = await fetch(authorizationUrl, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (location === null) throw new Error(`The provider answered ${response.status}.`);
      return location;
    },
    close: () => server.stop(),
  };
  server.service.on(Events.BeforeTokenSigning, ({ payload }: { payload: Record<string, unknown> }) => {
    for (const [name, value] of Object.entries(google.person)) {
      if (value === undefined) delete payload[name];
      else payload[name] = value;
    }
  });
  server.service.on(
    Events.BeforeResponse,
    (response: { statusCode: number; body: Record<string, unknown> | '' }) => {
      if (google.tokenAnswer === null) return;
      response.statusCode = google.tokenAnswer.status;
      response.body = google.tokenAnswer.body;
    },
  );
  return google;
}
