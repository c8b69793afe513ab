import { type Direction, readDirections } from './read-directions.ts';
import { readRates } from './read-rates.ts';
import { sayFree } from './say-free.ts';

const DENIALS =
  /(?<!\p{L})(?:not|no|never|none|nobody|nothing|cannot|neither|nor|[a-z]+n['’]t|nicht|kein\p{L}{0,2}|nie|niemals|nunca|jamás|ningún|ninguna?|pas|jamais|aucune?|non|mai|não|nem|niet|geen|nooit|değil|yok|hiç|не|нет|никогда)(?!\p{L})|(?<=\p{L})(?:m[ae]z)(?!\p{L})|不|没|無|无|未/giu;
/** "Not only … but also", "no more than six" and "no. 5" deny nothing. */
const NO_DENIAL =
  /(?<!\p{L})(?:not only|no matter|no problem|no worries|(?:no|not) (?:more|less|fewer|later|earlier|longer) than|whether or not|nicht nur|no solo|non seulement)(?!\p{L})|(?<!\p{L})no\.? ?\d/giu;
/** "There is no pork and no nuts" denies once. */
const DENIED_AGAIN = /(?<=(?<!\p{L})no \p{L}+(?: \p{L}+)?,? (?:and|or) )no(?!\p{L})/giu;
/** "Free of milk" and "are excluded" deny as well. */
const DENIES_OTHERWISE = /(?<!\p{L})(?:free of|(?:is|are|was|were) excluded)(?!\p{L})/giu;
const LIMITS =
  /(?<!\p{L})(?:(?<!not )only|except|unless|(?<!nicht )nur|außer|solo|sólo|salvo|seulement|sauf|yalnızca|sadece)(?!\p{L})|只|仅/iu;

/** "… or any other way you like", "at any time": leaves open what a source may not. */
const OPENS =
  /(?<!\p{L})(?:any other|any ?time|any (?:day|hour|reason|amount|number of)|around the clock|24\/7|any (?:kind|type|sort) of|whatever|whichever|you (?:choose|like|wish|prefer))(?!\p{L})/iu;

/** Pairs of contraries: a sentence must not have one of the two words where its source has the other. */
const CONTRARIES: readonly (readonly [RegExp, RegExp])[] = (
  [
    ['open(?:s|ed)?', 'clos(?:e|es|ed)|shut'],
    ['free|gratis|complimentary', 'cost(?:s|ing)?|charged?|paid|fee'],
    ['includ(?:e|es|ed|ing)', 'exclud(?:e|es|ed|ing)'],
    ['before', 'after'],
    ['at least|minimum', 'at most|maximum|up to|no more than'],
    ['more than|over|above', 'less than|under|below|fewer than|up to'],
    ['with|including', 'without|excluding'],
    ['only', 'except|unless'],
    ['allowed|permitted|welcome', 'forbidden|prohibited|banned'],
    ['always', 'never'],
    ['first', 'last'],
    ['increas(?:e|es|ed)', 'decreas(?:e|es|ed)|reduc(?:e|es|ed)'],
    ['possible|available', 'impossible|unavailable'],
    ['required|mandatory|necessary|must', 'optional|voluntary|unnecessary'],
    ['geöffnet|offen', 'geschlossen'],
    ['kostenlos|gratis|umsonst', 'kostet|kostenpflichtig'],
    ['mindestens', 'höchstens|maximal'],
    ['abierto|abren', 'cerrado|cierran'],
    ['ouvert|ouverte', 'fermé|fermée'],
  ] as const
).map(([left, right]) => [word(left), word(right)] as const);

function word(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
}

/** "… for those who do not get them" denies nothing of what is said. */
const RELATIVE =
  /(?<!\p{L})(?:who|which|whose|those that|if|wenn|falls|die nicht|si|qui|que no|se)(?!\p{L})[^,.;]*|(?<!\p{L})what(?:ever)? (?:nobody|no one) \p{L}+/giu;

const CONDITION = /(?<!\p{L})(?:if|wenn|falls|si|se)(?!\p{L})[^,.;]*/giu;
const DENIAL = new RegExp(DENIALS.source, 'iu');

/** "No, dogs are not allowed" denies once. */
const NO_FIRST = /^\s*(?:no|nein|non|não|nee|hayır|нет|不是?|いいえ|아니요)\s*[,.;:!–—，。、！]/iu;

function countDenials(text: string): number {
  const plain = text
    .replace(NO_DENIAL, ' ')
    .replace(RELATIVE, ' ')
    .replace(DENIED_AGAIN, ' ')
    .replace(DENIES_OTHERWISE, ' not ');
  const all = plain.match(DENIALS)?.length ?? 0;
  return all > 1 && NO_FIRST.test(plain) ? all - 1 : all;
}

/** What is said of all where the source only says it of some is another statement; days and seasons are not meant. */
const UNIVERSAL =
  /(?<!\p{L})(?:all(?! (?:in|of (?:them|these)|at))|always|everyone|everybody|everything|whole|entire|every(?=\s\p{L})(?!\s(?:day|week|month|year|hour|night|morning|evening|mon|tues|wednes|thurs|fri|satur|sun|two|three|four|additional|extra|further|other))|alle[rnsm]?|immer|jede[rsnm]?|siempre|todos?|todas?|toujours|tous|toutes)(?!\p{L})/iu;
const EACH = /(?<!\p{L})each(?= \p{Ll})(?! (?:other|additional|extra|further))/iu;
const EXCEPTION =
  /(?<!\p{L})(?:except|apart from|other than|excluding|but not|unless|not|no|außer|salvo|excepto|sauf)(?!\p{L})/iu;
const EXCEPTED = /(?<!\p{L})(?:except|apart from|other than|excluding|außer|salvo|excepto|sauf)(?!\p{L})/iu;
const SAID_FREE = /(?<![\p{L}-])(?:free(?! to)|gratis|complimentary|kostenlos)(?!\p{L})/iu;
const TOLD_FREE =
  /(?<!\p{L})(?:free|gratis|complimentary|kostenlos|kostenfrei|gratuit\p{L}*|included|includes|nothing|no (?:\p{L}+ )?(?:charges?|costs?|fees?)|without (?:\p{L}+ )?(?:charge|cost|fee))(?!\p{L})/iu;

/** What decides whether two texts say the contrary of each other. */
export interface Stance {
  isDenied: boolean;
  /** "If it is not damaged". */
  deniesCondition: boolean;
  isLimited: boolean;
  isOpen: boolean;
  /** For each pair of contraries, which of the two words it has. */
  sides: readonly (readonly [one: boolean, other: boolean])[];
  isUniversal: boolean;
  /** Whether it may be read so: "each has a cot". */
  mayBeUniversal: boolean;
  /** Whether it names what is left out, and whether it may be read so ("in the other rooms not"). */
  isExcepting: boolean;
  mayExcept: boolean;
  isFree: boolean;
  mayBeFree: boolean;
  rates: ReadonlySet<string>;
  directions: ReadonlyMap<string, Direction>;
}

export function readStance(text: string): Stance {
  const plain = sayFree(text);
  return {
    isDenied: countDenials(plain) % 2 === 1,
    deniesCondition: (plain.match(CONDITION) ?? []).some((part) => DENIAL.test(part)),
    isLimited: LIMITS.test(plain),
    isOpen: OPENS.test(plain),
    sides: CONTRARIES.map(([one, other]) => [one.test(plain), other.test(plain)]),
    isUniversal: UNIVERSAL.test(text),
    mayBeUniversal: UNIVERSAL.test(text) || EACH.test(text),
    isExcepting: EXCEPTED.test(text),
    mayExcept: EXCEPTION.test(text),
    isFree: SAID_FREE.test(plain),
    mayBeFree: TOLD_FREE.test(plain),
    rates: readRates(text),
    directions: readDirections(text),
  };
}
