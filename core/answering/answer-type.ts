/** What kind of thing a question asks for, told by its question word. */
export type AnswerType = 'time' | 'number' | 'person' | 'place' | 'reason' | 'other';

const QUESTIONS: readonly (readonly [AnswerType, RegExp])[] = [
  [
    'number',
    /\b(?:how (?:many|much|long|old|far|tall|high|large|big|often|fast|deep|wide|heavy)|what (?:is the )?(?:percentage|percent|number|price|cost|fee|age|population)|wie ?viele?|wie (?:lange?|oft|alt|hoch|groß|weit|teuer|schnell)|cuánt[oa]s?|combien|quant[oei]|hoeveel|kaç|ne kadar|yüzde kaç)\b|多少|几(?:个|次|年|天|月|岁|名|位|种|座|所|支|项)|多(?:长|久|大|高|远|快)/iu,
  ],
  [
    'time',
    /\b(?:when|what (?:year|date|day|month|time|century|decade)|(?:in|on|by|at) (?:what|which) (?:year|date|day|month|time|century|decade)|which (?:year|date|day|month|century|decade)|wann|welche[sm]? (?:jahr|datum|tag|monat|jahrhundert|uhrzeit)|cuándo|(?:qué|cuál) (?:año|fecha|día|mes|siglo|hora)|quand|quelle (?:année|date|heure)|quel (?:jour|mois|siècle)|quando|wanneer|ne zaman|hangi (?:yıl|tarih|gün|ay|yüzyıl))|什么时候|何时|哪(?:一)?(?:年|天|月|日)|几(?:点|月|号)|什么(?:时间|日期)/iu,
  ],
  [
    'person',
    /\b(?:who|whom|whose|wer|wem|wen|wessen|quién|quiénes|qui|chi|quem|wie is|kim|kimin|kime|kimi)\b|谁|哪(?:位|个人)/iu,
  ],
  [
    'place',
    /\b(?:where|what (?:city|country|state|place|town|region|street|continent)|which (?:city|country|state|place|town|region)|wo|woher|wohin|welche[mnrs]? (?:stadt|land|ort|region)|dónde|adónde|qué (?:ciudad|país|lugar)|où|dove|onde|waar|nerede|nereye|nereden|hangi (?:şehir|ülke))|哪里|哪儿|何处|什么地方|哪(?:个)?(?:城市|国家|地方)/iu,
  ],
  ['reason', /\b(?:why|warum|wieso|weshalb|por qué|pourquoi|perché|waarom|neden|niçin|niye)\b|为什么|为何/iu],
];

const HAS_NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|billion|half|third|quarter|twice|once|dozen|first|second|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|millionen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|millones|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|bin|milyon)\b|[两三四五六七八九十百千万亿]/iu;
const HAS_TIME =
  /\b1\d{3}\b|\b20\d{2}\b|\p{N}{1,2}:\p{N}{2}|\p{N}+(?:th|st|nd|rd)?\s*(?:century|jahrhundert|siglo|yüzyıl|a\.?m\.?|p\.?m\.?|uhr|years?|days?|hours?|weeks?|months?|minutes?|jahre?n?|tage?n?|stunden?|wochen?|años?|días?|horas?|yıl|gün|saat)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|januar|februar|märz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)\b|\p{N}+\s*(?:年|月|日|点|世纪|时)|[一二三四五六七八九十]+(?:世纪|年)/iu;
const HAS_REASON =
  /\b(?:because|since|due to|as a result|so that|in order to|therefore|reason|to avoid|to prevent|weil|da|denn|wegen|aufgrund|damit|um|porque|debido|ya que|para|car|parce|puisque|afin|perché|porque|omdat|çünkü|nedeniyle|dolayı|için|yüzünden)\b|因为|由于|因此|为了|所以/iu;
const CAPITALISED = /(?<=[\p{Ll}\p{N},;:)"”’]\s+["“(]?)\p{Lu}[\p{L}'’.-]+/gu;
const FIRST_WORD = /^["“(¿¡]*(\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}'’-]+)/u;

/** The type of a question; `other` for what, which and the rest. */
export function answerTypeOf(question: string): AnswerType {
  for (const [type, pattern] of QUESTIONS) if (pattern.test(question)) return type;
  return 'other';
}

/** Whether a sentence holds something of the type that the question does not name itself; null when it can't be told. */
export function holdsAnswerType(sentence: string, type: AnswerType, question: string): boolean | null {
  if (type === 'number') return HAS_NUMBER.test(removeNumbersOf(question, sentence));
  if (type === 'time') return HAS_TIME.test(removeNumbersOf(question, sentence));
  if (type === 'reason') return HAS_REASON.test(sentence);
  if (type === 'person' || type === 'place') {
    // Names cannot be told by capitals where scripts have none, nor in German, where every noun has one.
    if (!/\p{Lu}/u.test(sentence)) return null;
    const asked = question.toLowerCase();
    const names = [...(sentence.match(CAPITALISED) ?? []), FIRST_WORD.exec(sentence)?.[1] ?? ''];
    return names.some((name) => name !== '' && !asked.includes(name.toLowerCase()));
  }
  return null;
}

function removeNumbersOf(question: string, sentence: string): string {
  let left = sentence;
  for (const number of question.match(/\p{N}[\p{N}.,]*\p{N}|\p{N}/gu) ?? [])
    left = left.replaceAll(number, ' ');
  return left;
}
