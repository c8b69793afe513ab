/** Length and letters of a code: 60 random bits, without letters that are taken for one another. */
export const referralCodeLength = 12;
export const referralCodeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The code in what a link or a form brought, however it was typed; null for what cannot be one. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = (text ?? '').trim().toLowerCase();
  const isCode =
    code.length === referralCodeLength && [...code].every((each) => referralCodeAlphabet.includes(each));
  return isCode ? code : null;
}
