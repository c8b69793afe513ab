/** A message as patterns read it: in lower case, without punctuation, an apostrophe is a blank. */
export function simplifyMessage(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`´]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}<>|[\]/_]+/gu, ' ')
    .trim();
}
