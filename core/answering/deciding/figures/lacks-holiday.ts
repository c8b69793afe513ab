const ANY = 'holidays?|festive|feiertage?n?|jours? fériés?|festivos?|festivi';

function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Days on which the hours of the week may not hold, each with what a reply says that is about them. */
const HOLIDAYS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    word(
      'christmas(?: eve| day)?|xmas|boxing day|weihnacht\\p{L}*|heiligabend|navidad|noël|natale|natal|kerst\\p{L}*',
    ),
    word(
      `christmas|xmas|boxing day|dec(?:ember)?|weihnacht\\p{L}*|heiligabend|dez\\p{L}*|navidad|diciembre|noël|décembre|${ANY}`,
    ),
  ],
  [
    word("new year(?:['’]?s)?(?: eve| day)?|silvester|neujahr|nochevieja|año nuevo|nouvel an"),
    word(`new year(?:['’]?s)?|jan(?:uary)?|dec(?:ember)?|silvester|neujahr|januar|enero|janvier|${ANY}`),
  ],
  [
    word('easter|good friday|ostern|oster\\p{L}+|karfreitag|semana santa|pascua|pâques|pasqua|páscoa|pasen'),
    word(
      `easter|good friday|ostern|oster\\p{L}+|karfreitag|semana santa|pascua|pâques|pasqua|páscoa|pasen|${ANY}`,
    ),
  ],
  [
    word(
      'whit(?:sun)?(?: monday)?|pentecost|pfingst\\p{L}+|ascension(?: day)?|himmelfahrt|thanksgiving|halloween|independence day|labou?r day|(?:bank|public) holidays?|feiertage?n?',
    ),
    word(
      `whit(?:sun)?|pentecost|pfingst\\p{L}+|ascension|himmelfahrt|thanksgiving|halloween|independence day|labou?r day|${ANY}`,
    ),
  ],
];

/** Whether the question is about a holiday ("Easter Sunday") and the reply only about other days. */
export function lacksHoliday(sentences: readonly string[], question: string): boolean {
  const asked = HOLIDAYS.find(([asks]) => asks.test(question));
  return asked !== undefined && !sentences.some((sentence) => asked[1].test(sentence));
}
