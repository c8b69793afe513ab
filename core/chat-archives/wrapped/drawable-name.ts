/**
 * A name as the cards can show it: without the characters that the fonts do not have, such as emoji. Null when they do not have a
 * letter of it, as half a name would be another one.
 */
export function drawableName(name: string, canDraw: (text: string) => boolean): string | null {
  const kept = [...name.normalize('NFC')].filter(
    (character) => canDraw(character) || /[\p{L}\p{M}\p{N}]/u.test(character),
  );
  const shown = kept.join('').replaceAll(/\s+/g, ' ').trim();
  return shown !== '' && canDraw(shown) ? shown : null;
}
