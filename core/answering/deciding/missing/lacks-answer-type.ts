import type { AnswerType } from '#core/answering/recognising/answer-types/answer-type.ts';
import { findAnswerType } from '#core/answering/recognising/answer-types/find-answer-type.ts';
import { hasAnswerType } from '#core/answering/recognising/answer-types/has-answer-type.ts';
import { isContactType } from '#core/answering/recognising/contacts/is-contact-type.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';

/** Runs of capitalised words: names where the script and the language write names so. */
const CAPITALISED_RUN = /\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*)*/gu;
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|i|first|second|third|fourth|last)s?$/iu;
/** Titles: "President Lincoln" may be another president than the one asked about. */
const TITLES =
  /^(?:mr|mrs|ms|dr|sir|lord|lady|saint|st|prof\p{L}*|president|king|queen|prince\p{L}*|emperor|empress|pope|bishop|captain|general|duke|count\p{L}*|judge|chief|minister|director)\.?$/iu;

function englishWords(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

/**
 * Further words that answer each type of question, besides those of `answer-type.ts`. The lists are wide, as a wrong
 * hedge costs an answer.
 */
const ENGLISH: Readonly<Partial<Record<AnswerType, RegExp>>> = {
  person: englishWords(
    '(?:people|person|human|man|woman|adult|student|owner|founder|manager|director|mechanic|trainer|teacher|instructor|guide|chef|baker|attorney|architect|doctor|nurse|lawyer|agent|employee|worker|apprentice|colleague|volunteer|member|parent|brother|sister|friend|famil|couple|partner|customer|guest|visitor|client|resident|citizen|king|queen|president|minister|pope|bishop|emperor|leader|supplier|company|compan|firm|manufacturer|group|government|army|church|university|council|committee|police|authority|authorit|court)(?:s|ies|y)?|men|women|children|kids|staff|team|personnel|he|she|we|us|our|you|anyone|anybody|everyone|everybody|nobody|no one|(?:an?|the|our|by|each|every) (?:\\p{L}+ )?\\p{L}{3,}(?:er|or|ist|ian)|\\p{L}{3,}(?:ers|ors|ists|ians|ees)',
  ),
  number: englishWords(
    'an? (?:\\p{L}+ )?(?:minute|hour|day|night|week|month|year|decade|mile|few|couple|pair|lot|quarter|fraction)|few|many|most|all|none|no|both|single|double|each|every|only|same|entire|whole|majority|minority|small|smaller|large|larger|largest|short|shorter|long|longer|tall|taller|big|bigger|deep|deeper|high|higher|low|lower|fast|faster|slow|slower|equal|unlimited|included|zero|regularly|rarely|often|sometimes|frequently|annual|annually',
  ),
  time: englishWords(
    'when|after|following|before|during|until|till|since|once|as soon as|while|upon|daily|weekly|monthly|yearly|annual|annually|every|each|spring|summer|autumn|winter|season|morning|afternoon|evening|night|today|tomorrow|yesterday|now|always|never|immediately|later|earlier|early|late|days?|weeks?|months?|years?|decades?|centur\\p{L}+|holidays?|easter|christmas|war|age|era|period|time|times|open|closed',
  ),
  place: englishWords(
    'street|road|lane|avenue|square|station|airport|harbour|floor|entrance|door|desk|building|room|garden|hall|counter|corner|north|south|east|west|northern|southern|eastern|western|centre|center|city|town|village|country|countries|region|area|district|coast|river|sea|ocean|lake|island|mountains?|world|worldwide|website|site|page|app|account|settings|menu|online|home|upstairs|downstairs|anywhere|everywhere|abroad|opposite|behind|beside|next to|outside|near|university|school|church|court|museum|hospital|factory|shop|store|office|workshop',
  ),
};

/**
 * A column of a table's row with the capital of its cell ("Length: Two hours", "; Length 2 hours"): neither is a name,
 * "Dr Holt" is.
 */
const LABEL =
  /(^|; )(?:[^;:]{1,40}: (?:\p{Lu}[\p{L}\p{M}]*(?! \p{Lu}))?|(?<=; )\p{Lu}[\p{L}\p{M}]*(?! \p{Lu}))/gu;

/** Quantities without a figure in other languages. */
const QUANTITIES: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:keine?\p{L}{0,2}|mehrere\p{L}?|viele\p{L}?|wenige\p{L}?|einige\p{L}?|alle\p{L}?|jede\p{L}?|\p{L}+fache\p{L}?|täglich|wöchentlich|monatlich|jährlich|ein\p{L}{0,2} (?:woche|tag|monat|jahr|stunde))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ningun[oa]|ningún|vari[oa]s|much[oa]s|poc[oa]s|algun[oa]s|tod[oa]s|cada|diari\p{L}+|semanal\p{L}*|mensual\p{L}*|anual\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:une?|aucune?|plusieurs|beaucoup|quelques|tous|toutes|chaque|quotidien\p{L}*|mensuel\p{L}*|annuel\p{L}*)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:hiç\p{L}*|birkaç|birçok|çok|tüm|bütün|her|günlük|haftalık|aylık|yıllık)(?!\p{L})/iu,
  zh: /[多几全无没每整]/u,
};
/** "When" further on is mostly no question word ("What happens when …?"). */
const QUESTION_WORD_WITHIN = 14;
const SAME_LETTERS = 4;

/**
 * Whether there is a name other than the one asked about: "Fernwood Cycles was founded in 1998" does not name who
 * founded Fernwood.
 */
function holdsNewName(sentence: string, asked: ReadonlySet<string>, isAnyWord: boolean): boolean {
  const stopWords = listStopWords('en');
  for (const { 0: run, index } of sentence.replace(LABEL, '$1').matchAll(CAPITALISED_RUN)) {
    const words = run
      .split(/\s+/)
      .map((word) => word.replace(/['’]s?$|[.,]$/u, ''))
      .filter((word) => word !== '');
    while (words[0] && (stopWords.has(words[0].toLowerCase()) || CALENDAR.test(words[0]))) words.shift();
    const first = words[0]?.toLowerCase();
    if (first === undefined) continue;
    // A sentence begins with a capital: "Parking is free" names nothing when asked where to park.
    const start = first.slice(0, SAME_LETTERS);
    const isSameWord = index === 0 && words.length === 1 && [...asked].some((word) => word.startsWith(start));
    if (isSameWord) continue;
    if (!asked.has(first) || (TITLES.test(first) && words.length > 1)) return true;
    // A longer name may be a new place, such as "Rhine Gorge" on the Rhine, but not a person: "Fernwood Cycles" is
    // nobody at Fernwood.
    if (isAnyWord && words.some((word) => !asked.has(word.toLowerCase()))) return true;
  }
  return false;
}

/**
 * Whether the sentences of a reply surely lack what the question asks for: someone for "who", a figure for "how much",
 * a time for "when", a place for "where", a phone number. Doubtful cases count as not lacking, and so do languages
 * whose words are not listed.
 */
export function lacksAnswerType(sentences: readonly string[], question: string, language: string): boolean {
  const type = findAnswerType(question, language);
  const isPreferred = (sentence: string) => hasAnswerType(sentence, type, question, language) !== false;
  if (isContactType(type)) return !sentences.some(isPreferred);
  if (type === 'number') {
    const quantity = language === 'en' ? ENGLISH.number : QUANTITIES[language];
    return !sentences.some((sentence) => isPreferred(sentence) || quantity?.test(sentence) === true);
  }
  if (language !== 'en' || (type !== 'person' && type !== 'place' && type !== 'time')) return false;
  if (findAnswerType(question.slice(0, QUESTION_WORD_WITHIN), language) !== type) return false;
  const asked = new Set(question.toLowerCase().match(/[\p{L}\p{M}.-]+/gu) ?? []);
  return !sentences.some((sentence) => {
    if (ENGLISH[type]?.test(sentence)) return true;
    if (type === 'time') return isPreferred(sentence) || /\p{N}/u.test(sentence);
    return holdsNewName(sentence, asked, type === 'place');
  });
}
