const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * What a partner sees of a company that registered through their link: enough to know one that they wrote to, too
 * little to find one that they did not. Always as long, so that its length tells nothing. Empty stays empty.
 */
export function maskCompany(company: string): string {
  const [name = ''] = /[\p{L}\p{N}].*/su.exec(company.normalize('NFC')) ?? [];
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  if (letters.length === 0) return '';
  const shown = letters.length > 3 ? 2 : 1;
  return `${letters.slice(0, shown).join('').trim()}•••`;
}
