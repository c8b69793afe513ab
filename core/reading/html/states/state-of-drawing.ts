import { DRAWN, NO_FILES, NO_ICONS, NO_NAMES, YES_FILES, YES_ICONS, YES_NAMES } from './state-names.ts';

/** The whole name: `no-image`, `model-x` and `office-block` are pictures of something. */
const named = (names: string) => new RegExp(`^(?:(?:${DRAWN})-)*(?:${names})(?:-(?:${DRAWN}|\\d+))*$`);
const YES = named(`${YES_NAMES}|${YES_ICONS}|${YES_FILES}`);
const NO = named(`${NO_NAMES}|${NO_ICONS}|${NO_FILES}|check-box-outline-blank|radio-button-unchecked`);

/** What a glyph, a symbol or the file of a picture shows by its name, `☑` or `☐`; null for any other picture. */
export function stateOfDrawing(name: string): '☑' | '☐' | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, '-');
  if (NO.test(plain)) return '☐';
  return YES.test(plain) ? '☑' : null;
}
