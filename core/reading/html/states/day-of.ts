import { cleanText } from '#core/reading/text/clean-text.ts';
import { childElements, type HtmlElement } from '../html-node.ts';
import { textStart } from '../text-start.ts';

const LONGEST_MARKUP = 200;
const LONGEST_LABEL = 80;
const DAY = /^(?:[1-9]|[12]\d|3[01])$/;
/** By which classes calendars color their days. */
const STATES =
  'not-?available|unavailable|not-?bookable|sold-?out|booked(?:-?out)?|fully-?booked|reserved|occupied|blocked|closed|available|bookable|vacant|free|nicht-?verf(?:ü|ue)gbar|belegt|ausgebucht|gebucht|besetzt|geschlossen|verf(?:ü|ue)gbar|frei|indisponible|disponible|complet|occup[ée]|r[ée]serv[ée]|libre|ferm[ée]|no-?disponible|ocupado|reservado|cerrado|libero|occupato|prenotato|chiuso|bezet|geboekt|vrij|dolu|bo[sş]';
const STATE = new RegExp(`(?:^|[\\s_-])(${STATES})(?:[_-](?:day|date|cell|slot))?(?:$|\\s)`, 'iu');

/**
 * What the day of a calendar says beside its number: the words for those who listen to the page, or its state, which only its
 * class tells. Null for anything that is no day.
 */
export function dayOf(element: HtmlElement): string | null {
  const start = textStart(element, LONGEST_MARKUP);
  if (start.length > LONGEST_LABEL) return null;
  const number = cleanText(start);
  if (!DAY.test(number)) return null;
  for (const label of labelsOf(element)) {
    const isOfDay = new RegExp(`(?<!\\d)0?${number}(?!\\d)`).test(label) && /\p{L}{3}/u.test(label);
    if (isOfDay && label.length <= LONGEST_LABEL) return label;
    if (isStateOfDay(label)) return `${number} ${label}`;
  }
  const state =
    STATE.exec(element.getAttribute('class') ?? '')?.[1] ?? element.getAttribute('data-status') ?? '';
  if (!new RegExp(`^(?:${STATES})$`, 'iu').test(state)) return null;
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(element.getAttribute('data-date') ?? '')?.[0];
  return `${date ?? number} ${state.toLowerCase().replace(/-/g, ' ')}`;
}

/** Those of the element itself, and of what alone is in it, as a link. */
function labelsOf(element: HtmlElement): string[] {
  const own = ['aria-label', 'title'].map((name) => cleanText(element.getAttribute(name) ?? ''));
  const [only, other] = childElements(element);
  const inner = only !== undefined && other === undefined ? labelsOf(only) : [];
  return [...own, ...inner].filter((label) => label !== '');
}

/** `Booked`, `Free from 80 €`: a word for a state comes first. */
function isStateOfDay(label: string): boolean {
  return label.length <= LONGEST_LABEL && new RegExp(`^(?:${STATES})(?![\\p{L}-])`, 'iu').test(label);
}
