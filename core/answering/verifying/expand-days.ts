const WEEKS: readonly (readonly string[])[] = [
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
  ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
];
const SHORT: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
const RANGE = /(\p{L}+)\.?s?\s?(?:to|through|until|bis|a|au|–|-)\s?(\p{L}+)/giu;

function place(day: string): readonly [number, number] | null {
  const plain = day.toLowerCase();
  const whole = SHORT[plain] ?? plain.replace(/s$/u, '');
  for (const [language, week] of WEEKS.entries()) {
    const at = week.findIndex((each) => each === whole || each === plain);
    if (at >= 0) return [language, at];
  }
  return null;
}

/** A text with the days of its ranges behind it: of "Monday to Friday" also Tuesday, Wednesday and Thursday. */
export function expandDays(text: string): string {
  const days: string[] = [];
  for (const [, from = '', to = ''] of text.matchAll(RANGE)) {
    const first = place(from);
    const last = place(to);
    if (first === null || last === null || first[0] !== last[0]) continue;
    days.push(...(WEEKS[first[0]] ?? []).slice(first[1], last[1] + 1));
  }
  if (
    /(?<!\p{L})(?:daily|every day|seven days|all week|täglich|jeden tag|a diario|todos los días|tous les jours)(?!\p{L})/iu.test(
      text,
    )
  )
    days.push(...WEEKS.flat());
  if (/(?<!\p{L})weekdays?(?!\p{L})/iu.test(text)) days.push(...(WEEKS[0] ?? []).slice(0, 5));
  if (/(?<!\p{L})weekends?(?!\p{L})/iu.test(text)) days.push('saturday', 'sunday');
  return days.length === 0 ? text : `${text} ${[...new Set(days)].join(' ')}`;
}
