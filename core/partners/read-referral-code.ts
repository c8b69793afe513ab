/** Length and characters of a code: 60 random bits, without characters that look alike. */
export const referralCodeLength = 12;
export const referralCodeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The code from a link or a form, however it was typed; null for what cannot be a code. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = (text ?? '').trim().toLowerCase();
  const isCode =
    code.length === referralCodeLength && [...code].every((each) => referralCodeAlphabet.includes(each));
  return isCode ? code : null;
}
