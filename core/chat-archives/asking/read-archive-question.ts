import { foldText } from '#core/searching/substrings/fold-text.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import type { ArchiveQuestion, AskedFor } from './archive-question.ts';
import { readPeriod } from './read-period.ts';

/** What a question may name. */
export interface AskedArchive {
  people: readonly { id: string; name: string }[];
  /** A day of the zone of the archive. */
  today: string;
}

/** Words that say what is done, not what is looked for. */
const sayings = new Set(
  `say says said saying tell told tells write wrote written writes mention mentioned mentions mentioning talk talked talking
  talks anyone everyone call called total altogether overall speak spoke ask asked send sent sends sending message messages messaged text texts texted chat chats conversation find
  show search look list give get see word words time times many much often first last latest earliest when who where what
  which how did do does ever start started use used uses most more please anything something someone anybody everybody
  people person thing things stuff exactly about between earlier ago wrote compare than`.split(/\s+/),
);

const kinds: readonly [RegExp, NonNullable<ArchiveQuestion['kind']>][] = [
  [
    /\b(?:photos?|pictures?|images?|videos?|voice (?:notes?|messages?)|stickers?|media|attachments?|files?)\b/,
    'media',
  ],
  // A thing is called something, and people call each other.
  [
    /\b(?:calls|phoned|(?:phone|video|voice|missed|first|last) call|call(?:ed)? (?:me|us|you|him|her|them|each other))\b|^(?:how (?:often|many times)|when|who)\b.*?\bcall(?:ed)?\b/,
    'call',
  ],
];

/** Words that say how something is asked, as against what is asked for: a verb, or the sort of answer. */
const ways: readonly RegExp[] = [
  /\b(?:do|does|did|has|have|had|will|can|could|should) (?:i|we|you|he|she|it|they)? ?([\p{L}]+)/u,
  /^who ([\p{L}]+)/u,
  /^(?:what|which) ([\p{L}]+)/u,
  /\b(?:is|are|was|were)\b.* ([\p{L}]+(?:ing|ed|en))$/u,
];

/**
 * Reads an English question about messages as a query, by rules alone: how many, who, when, first, last, and else what is
 * to be found. Null when nothing is left that could be looked for.
 */
export function readArchiveQuestion(
  question: string,
  { people, today }: AskedArchive,
): ArchiveQuestion | null {
  const phrase = /["“”„«]([^"“”„«»]{1,200})["“”»]/.exec(question)?.[1]?.trim() ?? null;
  const plain = foldText(question.replace(/["“”„«][^"“”„«»]*["“”»]/g, ' '))
    .replaceAll(/[?!.,;:]+(?=\s|$)/g, ' ')
    .replaceAll(/['’]s\b/g, ' ')
    .replaceAll(/\b(?:bring|brings|brought) up\b/g, 'mention')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { from, to, rest } = readPeriod(plain, today);
  const named = namePeople(rest, people);
  const kind = kinds.find(([pattern]) => pattern.test(named.rest));
  const about = kind === undefined ? named.rest : named.rest.replace(kind[0], ' ');
  const words = contentWords(about);
  const asksFor = askedFor(plain);
  const isBare =
    words === '' &&
    phrase === null &&
    named.ids.length === 0 &&
    kind === undefined &&
    from === null &&
    to === null;
  // Of all messages only their number, their first and last one and who wrote most can be asked.
  if (isBare && (asksFor === 'find' || asksFor === 'when')) return null;
  if (
    isBare &&
    !/\b(?:messages?|texts?|write|wrote|writes|said|says?|talk|talks|chats?|conversations?)\b/.test(plain)
  )
    return null;
  const fewerWords = asksFor === 'find' || asksFor === 'when' ? withoutWays(about, words) : null;
  return { asksFor, words, fewerWords, phrase, personIds: named.ids, kind: kind?.[1] ?? null, from, to };
}

/** The words without those of `ways`; null where that leaves the same, or none. */
function withoutWays(about: string, words: string): string | null {
  const plain = about.trim().replaceAll(/\s+/g, ' ');
  const left = new Set(ways.map((way) => way.exec(plain)?.[1] ?? ''));
  const fewer = words
    .split(' ')
    .filter((word) => !left.has(word))
    .join(' ');
  return fewer === words || fewer === '' ? null : fewer;
}

function askedFor(plain: string): AskedFor {
  if (/^how (?:many|often|much)\b|\bhow many\b|\bnumber of\b/.test(plain)) return 'count';
  if (/^who\b|\bwhich (?:one|person|of)\b|\bwho\b.*\bmost\b/.test(plain) && !/\bfirst\b/.test(plain))
    return 'who';
  if (/\b(?:first|earliest)\b/.test(plain)) return 'first';
  if (/\b(?:last|latest|most recent)\b(?! (?:year|month|week))/.test(plain)) return 'last';
  return /^when\b/.test(plain) ? 'when' : 'find';
}

/** People are named by their whole name, or by its first part where only one person has it. */
function namePeople(text: string, people: AskedArchive['people']): { ids: string[]; rest: string } {
  const ids: string[] = [];
  let rest = ` ${text} `;
  const names = people
    .flatMap(({ id, name }) => {
      const whole = foldText(name).trim();
      const [first = ''] = whole.split(/\s+/);
      return first.length >= 2 && first !== whole
        ? [
            { id, name: whole },
            { id, name: first },
          ]
        : [{ id, name: whole }];
    })
    .filter(({ name }) => name.length >= 2)
    .toSorted((one, other) => other.name.length - one.name.length);
  for (const { name } of names) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replaceAll(` ${name} `, '  ');
    for (const each of names) if (each.name === name && !ids.includes(each.id)) ids.push(each.id);
  }
  return { ids, rest: rest.trim() };
}

function contentWords(text: string): string {
  const common = listStopWords('en');
  return text
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== '' && !common.has(word) && !sayings.has(word))
    .join(' ');
}
