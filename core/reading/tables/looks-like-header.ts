import { isQuestion } from '../is-question.ts';

/** A time, or a longer text with a figure. */
const VALUE = /\d[:.]\d{2}|^(?=.{20}).*\d/;

/** Days one below the other are the names of rows. */
const DAY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b|^(?:mo|di|mi|do|fr|sa|so)(?:n|enstag|ttwoch|nnerstag|eitag|mstag|nntag|ntag)?(?!\p{L})|^(?:lun|mar|mer|jeu|ven|sam)(?:di|credi|dredi|\.)?(?!\p{L})|^dimanche|^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|^(?:luned|marted|mercoled|gioved|venerd)[iì]|^(?:sabato|domenica)|^(?:maan|dins|woens|donder|vrij|zater|zon)dag|^(?:poniedzia|wtorek|[sś]roda|czwartek|pi[aą]tek|sobota|niedziela)|^(?:pazartesi|sal[iı]|[cç]ar[sş]amba|per[sş]embe|cuma|pazar)|^(?:[月火水木金土日]曜|(?:周|星期)[一二三四五六日天])/iu;

/** Names are short, all different and no figures; a table whose first row holds figures has no header. */
export function looksLikeHeader(first: string[], rest: string[][]): boolean {
  const names = first.filter((cell) => cell !== '');
  const isNameLike = names.every(
    (cell) => cell.length <= 80 && !isFigure(cell) && !isMark(cell) && !isQuestion(cell),
  );
  const isDistinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  // Of two columns the first row may be a name with its value, as all others.
  const isPair = first.length === 2 && VALUE.test(first[1] ?? '');
  const areDays = DAY.test(first[0] ?? '') && DAY.test(rest[0]?.[0] ?? '');
  return (
    !areDays &&
    names.length >= Math.min(2, first.length) &&
    isNameLike &&
    isDistinct &&
    !isPair &&
    rest.length > 0
  );
}

/** A number, price, date, time, phone number, email or web address: content, not a name. */
function isFigure(cell: string): boolean {
  return (/\d/.test(cell) && !/\p{L}{3,}/u.test(cell)) || /^\S+@\S+\.\S+$|^https?:\/\//i.test(cell);
}

/** A tick or a cross alone. */
function isMark(cell: string): boolean {
  return /^[^\p{L}\p{N}]{1,2}$/u.test(cell);
}
