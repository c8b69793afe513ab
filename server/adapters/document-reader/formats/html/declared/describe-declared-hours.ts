import { cleanText } from '#core/reading/text/clean-text.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const CLOCK = /^T?(\d{1,2}:\d{2})/;
/** 4 January 1970 was a Sunday. */
const A_SUNDAY_MS = 3 * 86_400_000;

/**
 * Opening hours as schema.org data gives them, in words: `openingHours` as it is (`Mo-Fr 09:00-17:00`), and
 * `openingHoursSpecification` with the names of its days. Empty where there are none.
 * @param closed the word for it
 */
export function describeDeclaredHours(
  node: Record<string, unknown>,
  { language, closed }: { language: string; closed: string },
): string {
  const plain = listOf(node.openingHours).filter((text) => typeof text === 'string');
  if (plain.length > 0) return plain.map((text) => cleanText(text)).join('; ');
  return listOf(node.openingHoursSpecification ?? node.specialOpeningHoursSpecification)
    .flatMap((each) => (typeof each === 'object' && each !== null ? [each as Record<string, unknown>] : []))
    .flatMap((each) => describePeriod(each, language, closed))
    .join('; ');
}

function describePeriod(period: Record<string, unknown>, language: string, closed: string): string[] {
  const [opens, closes] = [clockOf(period.opens), clockOf(period.closes)];
  const days = listOf(period.dayOfWeek).flatMap((day) => nameOf(day, language) ?? []);
  if (days.length === 0) return [];
  if (opens === null || closes === null || opens === closes) return [`${days.join(', ')} ${closed}`];
  return [`${days.join(', ')} ${opens}–${closes}`];
}

function clockOf(value: unknown): string | null {
  return typeof value === 'string' ? (CLOCK.exec(value.trim())?.[1] ?? null) : null;
}

/** `Monday`, `https://schema.org/Monday` or `Mo`. */
function nameOf(day: unknown, language: string): string | null {
  const given = typeof day === 'object' && day !== null ? (day as Record<string, unknown>)['@id'] : day;
  const name = typeof given === 'string' ? given.replace(/^.*\//, '').trim().toLowerCase() : '';
  const at = DAYS.findIndex((each) => name.length >= 2 && each.startsWith(name));
  if (at === -1) return null;
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    A_SUNDAY_MS + at * 86_400_000,
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 50) : value === undefined || value === null ? [] : [value];
}
