import * as openid from 'openid-client';
import type { Services } from '#server/context.ts';

const hourMs = 60 * 60 * 1000;
const timeoutSeconds = 10;

const known = new Map<string, { metadata: openid.ServerMetadata; untilMs: number }>();

/**
 * How the provider is called. Its description of itself (OpenID Connect Discovery 1.0) is kept for an hour; its keys
 * are not, so that changed ones are seen at once: one more request for each who signs in.
 * Signatures of ID tokens are checked. Only a provider on this machine may be without TLS.
 */
export async function googleProvider({ config, clock }: Services): Promise<openid.Configuration> {
  const {
    GOOGLE_CLIENT_ID: clientId = '',
    GOOGLE_CLIENT_SECRET: secret = '',
    GOOGLE_ISSUER: issuer,
  } = config;
  // The settings allow http on this machine only.
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  const nowMs = clock.now().getTime();
  let kept = known.get(issuer);
  if (kept === undefined || kept.untilMs <= nowMs) {
    const discovered = await openid.discovery(new URL(issuer), clientId, secret, undefined, {
      execute,
      timeout: timeoutSeconds,
    });
    kept = { metadata: { ...discovered.serverMetadata() }, untilMs: nowMs + hourMs };
    known.set(issuer, kept);
  }
  const provider = new openid.Configuration({ ...kept.metadata }, clientId, secret);
  provider.timeout = timeoutSeconds;
  openid.enableNonRepudiationChecks(provider);
  for (const apply of execute) apply(provider);
  return provider;
}
