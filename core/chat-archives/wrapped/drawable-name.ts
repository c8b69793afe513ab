/**
 * A name as the cards can show it: without the signs that the fonts do not have, such as emoji. Null when they do not have a
 * letter of it, as half a name would be another one.
 */
export function drawableName(name: string, canDraw: (text: string) => boolean): string | null {
  const kept = [...name.normalize('NFC')].filter((sign) => canDraw(sign) || /[\p{L}\p{M}\p{N}]/u.test(sign));
  const shown = kept.join('').replaceAll(/\s+/g, ' ').trim();
  return shown !== '' && canDraw(shown) ? shown : null;
}
