const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The name of a referred company as its partner sees it: enough to recognise one that they know, too little to find
 * one that they do not. The length is always the same, so that it tells nothing. Empty stays empty.
 */
export function maskCompany(company: string): string {
  const [name = ''] = /[\p{L}\p{N}].*/su.exec(company.normalize('NFC')) ?? [];
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  if (letters.length === 0) return '';
  const shown = letters.length > 3 ? 2 : 1;
  return `${letters.slice(0, shown).join('').trim()}•••`;
}
