import { plainColor } from '#core/reading/html/plain-color.ts';

const COLOR = /(?:^|;)\s*color\s*:\s*([^;!]+)/i;
const GROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i;
const HIGHEST = 12;

/** Hides words in the color of the ground that an element around them has, as far as their own styles say it. */
export function hideUnseen(document: Document): void {
  for (const element of document.querySelectorAll('[style*="color" i]')) {
    const color = COLOR.exec(element.getAttribute('style') ?? '')?.[1];
    if (color !== undefined && plainColor(color) === groundOf(element)) element.setAttribute('hidden', '');
  }
}

/** The ground that is drawn next behind an element; null where nothing says it. */
function groundOf(element: Element): string | null {
  let at: Element | null = element;
  for (let height = 0; at !== null && height < HIGHEST; height += 1) {
    const style = at.getAttribute('style') ?? '';
    const ground = GROUND.exec(style)?.[1] ?? at.getAttribute('bgcolor');
    if (ground !== null) return /url\(|gradient/i.test(ground) ? null : plainColor(ground);
    // A class may give it another one.
    if ((at.getAttribute('class') ?? '') !== '') return null;
    at = at.parentElement;
  }
  return null;
}
