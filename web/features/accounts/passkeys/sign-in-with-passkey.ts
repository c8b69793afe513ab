import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { finishPasskeyLogin, startPasskeyLogin } from '#contract/passkeys/passkeys.endpoints.ts';
import type { SignInAnswer } from '#contract/sign-in/sign-in.schemas.ts';
import { call } from '#web/lib/call.ts';

/** Lets the browser ask for a passkey and signs in with it. The library is loaded only when a passkey is used. */
export async function signInWithPasskey(): Promise<SignInAnswer> {
  const options = await call(startPasskeyLogin, {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return call(finishPasskeyLogin, { body: { credential: { ...credential } } });
}
