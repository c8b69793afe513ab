import type { AnswerType } from './answer-type.ts';

interface LanguageOfQuestions {
  /** In the order in which they are tried: "how many years" asks for a number. */
  asks: readonly (readonly [AnswerType, RegExp])[];
  holds: Readonly<Partial<Record<AnswerType, RegExp>>>;
}

const DIGITS_OF_TIME = '\\b1\\d{3}\\b|\\b20\\d{2}\\b|\\d{1,2}:\\d{2}';

/** Word boundaries that know all letters; `\b` knows only ASCII. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

function holds(digits: string, pattern: string): RegExp {
  return new RegExp(`${digits}|(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

export const LANGUAGES: Readonly<Record<string, LanguageOfQuestions>> = {
  en: {
    asks: [
      [
        'name',
        words(
          'called|known as|named|termed|(?:what|which) (?:is|was|are|were) (?:the )?(?:\\w+ ){0,2}(?:name|names|term|word|title)',
        ),
      ],
      [
        'number',
        words(
          'how (?:many|much|long|old|far|tall|high|large|big|often|fast|deep|wide|heavy)|what (?:is the |was the )?(?:percentage|percent|number|price|cost|fee|age|population|amount)',
        ),
      ],
      [
        'time',
        words(
          'when|(?:what|which) (?:year|date|day|month|time|century|decade)|what (?:is|are) (?:the |your )?(?:opening |business )?hours',
        ),
      ],
      ['person', words('who|whom|whose')],
      [
        'place',
        words(
          'where|(?:what|which) (?:city|country|state|place|town|region|street|continent|county|location)',
        ),
      ],
      ['reason', words('why|what (?:is|was) the reason|what caused')],
    ],
    holds: {
      name: words('called|known|named|termed|name|names|refers?|referred|titled|dubbed|abbreviated'),
      number: holds(
        '\\p{N}',
        'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|once|dozens?|several|free|daily|weekly|monthly|yearly|always|never',
      ),
      time: holds(
        DIGITS_OF_TIME,
        '\\d+(?:th|st|nd|rd)?[ -]?(?:century|a\\.?m\\.?|p\\.?m\\.?|years?|days?|hours?|weeks?|months?|minutes?|business days)|january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|century|noon|midnight',
      ),
      reason: words(
        'because|since|due to|as a result|so that|in order to|therefore|thus|reasons?|to avoid|to prevent|owing to|caused|allows?|so',
      ),
    },
  },
  de: {
    asks: [
      [
        'name',
        words(
          'heißt|heißen|hieß|genannt|bezeichnet|(?:wie|was) (?:lautet|ist|war) (?:der|die|das) (?:name|begriff)',
        ),
      ],
      ['number', words('wie ?viele?|wie (?:lange?|oft|alt|hoch|groß|weit|teuer|schnell|viel)')],
      ['time', words('wann|welche[smnr]? (?:jahr|datum|tag|monat|jahrhundert|uhrzeit|zeit)')],
      ['person', words('wer|wem|wen|wessen')],
      ['place', words('wo|woher|wohin|welche[mnrs]? (?:stadt|land|ort|region)')],
      ['reason', words('warum|wieso|weshalb')],
    ],
    holds: {
      name: words('genannt|heißt|heißen|bezeichnet|namens|bekannt|name'),
      number: holds(
        '\\p{N}',
        'eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|millionen?|milliarden?|hälfte|drittel|viertel|kostenlos',
      ),
      time: holds(
        DIGITS_OF_TIME,
        'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|jahrhunderts?|\\d+\\.? (?:uhr|jahre?n?|tage?n?|stunden?|wochen?|monate?n?)',
      ),
      reason: words('weil|da|denn|wegen|aufgrund|damit|um|daher|deshalb|grund'),
    },
  },
  es: {
    asks: [
      ['name', words('llama|llaman|llamado|llamada|llamaba|conoce como|nombre')],
      ['number', words('cuánt[oa]s?|qué (?:porcentaje|cantidad|número)')],
      ['time', words('cuándo|(?:qué|cuál) (?:año|fecha|día|mes|siglo|hora|década)')],
      ['person', words('quién|quiénes')],
      ['place', words('dónde|adónde|qué (?:ciudad|país|lugar|estado|región)')],
      ['reason', words('por qué')],
    ],
    holds: {
      name: words('llamad[oa]s?|llama|conocid[oa]s?|nombre|denominad[oa]s?'),
      number: holds(
        '\\p{N}',
        'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|cien|cientos|mil|miles|millón|millones|mitad|tercio|gratis',
      ),
      time: holds(
        DIGITS_OF_TIME,
        'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|siglo|\\d+ (?:años|días|horas|semanas|meses)',
      ),
      reason: words('porque|debido|ya que|para|causa|razón|por lo que'),
    },
  },
  fr: {
    asks: [
      ['number', words('combien')],
      ['time', words('quand|quelle (?:année|date|heure)|quel (?:jour|mois|siècle)')],
      ['person', words('qui')],
      ['place', words('où')],
      ['reason', words('pourquoi')],
    ],
    holds: {
      number: holds(
        '\\p{N}',
        'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille|millions?|moitié|tiers|gratuite?',
      ),
      time: holds(
        DIGITS_OF_TIME,
        'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|siècle',
      ),
      reason: words('parce|car|puisque|afin|raison|cause'),
    },
  },
  tr: {
    asks: [
      ['name', words('adı|ismi|denir|denilmektedir|adlandırılır|adı nedir')],
      ['number', words('kaç|ne kadar|yüzde kaç|kaçı|kaçtır')],
      ['time', words('ne zaman|hangi (?:yıl|tarih|gün|ay|yüzyıl)\\p{L}*|kaç yılında')],
      ['person', words('kim|kimin|kime|kimi|kimler|kimdir|kimden')],
      ['place', words('nerede|nereye|nereden|neresi|nerededir|hangi (?:şehir|ülke|şehirde|ülkede|eyalet)')],
      ['reason', words('neden|niçin|niye')],
    ],
    holds: {
      name: words('adı|adlı|denir|denilen|adlandırılan|olarak bilinen|ismi|isimli'),
      number: holds(
        '\\p{N}',
        'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|yüz|bin|milyon|milyar|yarısı|ücretsiz',
      ),
      time: holds(
        DIGITS_OF_TIME,
        'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|yüzyıl\\p{L}*',
      ),
      reason: words('çünkü|nedeniyle|dolayı|için|yüzünden|nedeni|sebebi|sayesinde'),
    },
  },
  zh: {
    asks: [
      ['name', /叫做|叫什么|称为|名字|名称|称作|被称/u],
      ['number', /多少|几(?:个|次|天|岁|名|位|种|座|所|支|项|只|张|家|条)|多(?:长|久|大|高|远|快)/u],
      ['time', /什么时候|何时|哪(?:一)?(?:年|天|月|日)|几(?:点|月|号|年)|什么(?:时间|日期|年份)/u],
      ['person', /谁|哪(?:位|个人)/u],
      ['place', /哪里|哪儿|何处|什么地方|哪(?:个)?(?:城市|国家|地方|州|地区)/u],
      ['reason', /为什么|为何/u],
    ],
    holds: {
      name: /称为|叫做|名为|称作|被称|即|名叫/u,
      number: /\p{N}|[一二两三四五六七八九十百千万亿半]/u,
      time: /\p{N}+\s*(?:年|月|日|点|世纪|时|天|小时)|[一二三四五六七八九十]+(?:世纪|年|月|日)/u,
      reason: /因为|由于|因此|为了|所以|导致|原因/u,
    },
  },
};
