import { failure } from '#server/failure.ts';

/** What a visitor has agreed to, null where a form asks for no consent; `invalid-input` where they have not. */
export function requireConsent(
  { consentText }: { consentText: string },
  hasConsented: boolean,
): string | null {
  if (consentText === '') return null;
  if (hasConsented) return consentText;
  throw failure('invalid-input', { message: `Agree to this first: ${consentText}` });
}
