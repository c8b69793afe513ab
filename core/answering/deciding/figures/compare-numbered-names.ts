import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';

/** Nouns that a number tells apart, in any spelling: "level 3" is not level 2. */
const NUMBERED =
  'level|model|type|class|grade|version|tier|zone|step|chapter|section|article|part|phase|stage|series|category|gate|platform|line|bus|route|room|hall|floor|unit|size|plan|number|no|nr|stufe|modell|klasse|gr(?:öße|ad)|zimmer|halle|linie|teil|phase|zone|kapitel|nivel|modelo|clase|talla|sala|línea|capítulo|niveau|modèle|taille|salle|ligne|chapitre|livello|modello|taglia|nível|tamanho|maat|seviye|beden|oda';
/** "On Monday 9 to 5" and "May 24" are no models; "Nova 4" and "Atlas 2" are. */
const MONTH =
  'jan(?:uary?|uari|vier|eiro)?|feb(?:ruary?|ruari|rero|braio)?|mar(?:ch|zo|s)?|apr(?:ile?)?|ma[yi]|mayo|jun[ei]?|junio|juin|jul[yi]?|julio|juillet|aug(?:ust|ustus)?|agosto|août|sept?(?:ember|iembre|embre)?|o[ck]t(?:ober|ubre|obre)?|nov(?:ember|iembre|embre)?|de[cz](?:ember|embre)?|dic(?:iembre|embre)?';
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const SMALL_WORD =
  'on|am|im|ab|den|el|le|les|du|au|del|la|los|las|il|op|het|from|over|until|about|only|the|for|with|and|or|to|at|in|of|within|after|before|under|up|upto|between|by|plus|minus|max|maximum|min|minimum|years?|since';
const CALENDAR = new RegExp(`^(?:${MONTH}|${DAY}|${SMALL_WORD})$`, 'iu');
/** A number with a unit behind it is an amount: "Oslo 20 euros". */
const AMOUNT =
  /^\s?(?:[%€$£¥₺°×x]|(?:euros?|eur|usd|gbp|chf|dollars?|pounds?|percent|prozent|seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|people|persons?|adults?|children|kids|guests?|nights?|pieces?|times|kg|g|cm|mm|km|m|l|ml|uhr|am|pm|a\.m|p\.m|tagen?|wochen?|monaten?|jahren?|stunden?|personen|días?|horas?|semanas?|meses|años?|personas?|jours?|heures?|semaines?|mois|ans|personnes?|gün|saat|hafta|ay|yıl|kişi)(?!\p{L}))/iu;

const TAG = /(?<![\p{L}\p{N}])(\p{L}{1,12})([-‐‑ ]?)(\d{1,6}(?:\.\d{1,2})?\p{L}?)(?![\p{L}\p{N}])/gu;
/** "10W-40": a grade, of which another number is another thing. */
const GRADE = /(?<![\p{L}\p{N}])\d{1,3}(\p{L})[-‐‑/]?\d{1,3}(?![\p{L}\p{N}])/gu;
/** A follow-up that names a number alone. */
const BARE = /^\P{N}{0,24}?(?<![\p{L}\p{N}.])(\d{1,6}\p{L}?)\s*[?!.]*$/u;
const IS_NUMBERED = new RegExp(`^(?:${NUMBERED})$`, 'iu');
/** Further numbers of a list: "PX-10, 50 and 90". */
const LISTED = '(?:[,;)/]|\\s?[–-]\\s?\\d| (?:and|or|to|und|oder|bis|y|o|et|ou|ve) )';
const HAS_DIGIT = /\d/u;
const NUMBER = /^\d{1,6}(?:\.\d{1,2})?\p{L}?$/u;
const STUCK = /^(\p{L}{1,12})(\d{1,6}(?:\.\d{1,2})?\p{L}?)$/u;

interface NumberedName {
  label: string;
  number: string;
  written: string;
}

/** "PX-90", "px90", "Level 3" and "iPhone 15", but neither "over 500" nor "Oslo 20 euros". */
function readNumberedNames(text: string, isLoose: boolean): NumberedName[] {
  const grades = [...text.matchAll(GRADE)].map(({ 0: written, 1: label = '' }) => ({
    label: label.toLowerCase(),
    number: written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    written,
  }));
  const tags = [...text.matchAll(TAG)].flatMap(
    ({ 0: written, 1: label = '', 2: joint, 3: number = '', index }) => {
      const after = text.slice(index + written.length);
      const isName =
        IS_NUMBERED.test(label) ||
        joint !== ' ' ||
        ((isLoose || /^\p{Lu}|\p{Ll}\p{Lu}/u.test(label)) && !AMOUNT.test(after));
      if (!isName || CALENDAR.test(label)) return [];
      return [{ label: label.toLowerCase(), number: number.toLowerCase(), written }];
    },
  );
  return [...grades, ...tags];
}

const nameOf = (label: string, number: string): NumberedName => ({
  label,
  number,
  written: `${label} ${number}`,
});

/** The numbered names of the question, and for a follow-up those of what was said before. */
function readAsked(question: string, { words }: QuerySignals): NumberedName[] {
  const asked = readNumberedNames(question, true);
  if (asked.length > 0) return asked;
  // "And for 102?" after "What is Room 101?" is about Room 102.
  const own = BARE.exec(question)?.[1];
  return words.flatMap(({ word, isContext }, at) => {
    if (!isContext) return [];
    const stuck = STUCK.exec(word);
    if (stuck !== null) return [{ label: stuck[1] ?? '', number: stuck[2] ?? '', written: word }];
    const next = words[at + 1];
    return next?.isContext && NUMBER.test(next.word) && !NUMBER.test(word) && !CALENDAR.test(word)
      ? [nameOf(word, own?.length === next.word.length ? own : next.word)]
      : [];
  });
}

export interface ComparedName {
  /** The name as the visitor wrote it. */
  written: string;
  /** Whether the text has this number, or only other numbers of the same name. */
  isNamed: boolean;
}

/**
 * Looks for a numbered name of the question ("PX-10") in a text. Null when the text has no numbered thing of that
 * name ("PX-90"), or is about all of them.
 */
export function compareNumberedNames(
  question: string,
  query: QuerySignals,
  text: string,
): ComparedName | null {
  const asked = HAS_DIGIT.test(question) || query.words.some(({ word }) => HAS_DIGIT.test(word));
  const names = asked ? readAsked(question, query) : [];
  if (names.length === 0) return null;
  const told = readNumberedNames(text, false);
  const compared = names.flatMap(({ label, number, written }) => {
    const same = told.filter((each) => each.label === label);
    const isAlone = new RegExp(`(?<![\\p{L}\\p{N}.])${number}${LISTED}`, 'iu').test(text);
    const isNamed = same.some((each) => each.number === number) || (same.length > 0 && isAlone);
    return same.length === 0 ? [] : [{ written, isNamed }];
  });
  return compared.find(({ isNamed }) => isNamed) ?? compared[0] ?? null;
}
