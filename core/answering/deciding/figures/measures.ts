/** The measures that a question may ask for, and how a sentence shows that it gives one. */
export interface Measure {
  asks: RegExp;
  holds: RegExp;
}

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|once|dozens?|several';
const QUANTITY_WORDS =
  'few|many|most|all|none|no|both|single|double|pair|couple|each|every|only|same|equal|entire|whole|unlimited|zero|another';
const TIME_UNITS =
  'seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|weekends?|fortnights?|months?|quarters?|years?|decades?|centur(?:y|ies)|millennia|millennium|generations?|lifetime';
const FOREIGN_TIME_UNITS =
  'sekunden?|minuten?|stunden?|tage?n?|nächte|wochen?|monate?n?|jahre?n?|jahrzehnte?n?|jahrhunderte?n?|bis|immer|sofort|segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?|siglos?|hasta|siempre|secondes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|siècles?|toujours';
const LENGTH_UNITS =
  'mm|cm|km|m|millimet(?:re|er)s?|centimet(?:re|er)s?|kilomet(?:re|er)s?|met(?:re|er)s?|miles?|feet|foot|ft|inch(?:es)?|in|yards?|light-years?|pages?|words|characters|letters';

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

function figure(pattern: string): RegExp {
  return new RegExp(`\\p{N}|(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

/** A unit, with or without a figure stuck to it: "45min", "a week". */
function unit(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
}

/** A number or a word of quantity. A clock's time counts nothing: "from 10am to 4pm". */
const COUNT = new RegExp(
  `(?<![\\p{N}:.])\\p{N}+(?:[.,]\\p{N}+)*(?!\\p{N}|[:.]\\p{N}|\\s?(?:a\\.?m|p\\.?m|o['’]clock)(?!\\p{L}))|(?<![\\p{L}\\p{N}])(?:${NUMBER_WORDS}|${QUANTITY_WORDS})(?![\\p{L}\\p{N}])`,
  'iu',
);

export const PRICE: Measure = {
  asks: words(
    "how much (?:is|are|for|to)|how much\\b.*\\b(?:cost|costs|charge|charges|pay|price|fee|owe)|what (?:do|does|did|will|would)\\b.*\\bcost|(?:prices?|costs?|fees?) (?:of|for|per|to)|what(?:['’]s| is| are| was| were) (?:the|your) (?:\\p{L}+ ){0,2}(?:prices?|costs?|fees?|charges?)|^(?!(?:do|does|did|is|are|can|could|will|would|may|what|why|where|when|who|which|how|no|any)\\s)(?:[^\\s?]+ ){0,4}(?:price|cost)(?: [^\\s?]+){0,5}(?=\\W*$)|was kosten?|was kostet|wie ?viel kosten?|wie ?viel kostet|wie teuer|cuánto (?:cuesta|cuestan|vale|valen)|qué precio|combien (?:coûte|coûtent)|quel est le (?:prix|tarif)",
  ),
  holds:
    /[€$£¥₺%¢]|(?<!\p{L})(?:euros?|dollars?|pounds?|pence|cents?|eur|usd|gbp|chf|francs?|per cent|percent|free|gratis|included|includes|complimentary|no (?:extra )?(?:charge|cost|fee)|without (?:a |an |any |extra )?(?:charge|cost|fee)|at our (?:cost|expense)|nothing|million|billion|price|prices|kostenlos|kostenfrei|umsonst|inklusive|enthalten|franken|prozent|gratuit\p{L}*|incluid[oa]s?|compris\p{L}*|inclus\p{L}*)(?!\p{L})|\d ?p(?!\p{L})/iu,
};

/** "18:30", "6 pm", "18 Uhr", "12 h 30". */
const CLOCK =
  "\\d{1,2}[:.]\\d{2}|\\d ?(?:a\\.?m|p\\.?m|o['’]clock|uhr|h|heures?|horas?|ore|uur)(?!\\p{L})|(?<!\\p{L})(?:noon|midnight|midday|mittags?|mitternacht|mediodía|medianoche|midi|minuit|mezzogiorno|mezzanotte|middag|middernacht)(?!\\p{L})";

/** In the order in which they are tried. */
export const MEASURES: readonly Measure[] = [
  PRICE,
  {
    asks: words(
      'how long|how much time|how many (?:minutes|hours|days|nights|weeks|months)|wie lange|cuánto (?:dura|duran|tarda|tardan|tiempo)|combien de temps',
    ),
    holds: new RegExp(
      `${unit(`${TIME_UNITS}|${LENGTH_UNITS}|until|till|since|forever|permanent(?:ly)?|indefinite(?:ly)?|always|overnight|unlimited|immediately|at once|same day|${FOREIGN_TIME_UNITS}`).source}|\\d{4}.*\\d{4}|\\d ?(?:h|min|s)(?!\\p{L})`,
      'iu',
    ),
  },
  {
    asks: words("until when|till when|bis wann|hasta cuándo|jusqu[’']à quand|fino a quando|tot wanneer"),
    holds: new RegExp(
      `${CLOCK}|${unit(`${TIME_UNITS}|${FOREIGN_TIME_UNITS}|before|vorher|antes|avant|prima|voor`).source}|\\p{N}{1,2}\\.? ?\\p{L}{3,}`,
      'iu',
    ),
  },
  {
    asks: words(
      "um wie ?viel uhr|wie spät|a qué hora|hasta qué hora|à quelle heure|jusqu[’']à quelle heure|a che ora|fino a che ora|hoe laat",
    ),
    holds: new RegExp(CLOCK, 'iu'),
  },
  {
    asks: words(
      'discounts?|concessions?|reductions?|money off|cheaper for|rabatte?|ermäßigung(?:en)?|nachlass|vergünstigung(?:en)?|descuentos?|rebajas?|réductions?|tarifs? réduits?|remises?|sconti|sconto|riduzion[ei]|kortingen|korting|descontos?',
    ),
    holds:
      /\d ?%|(?<!\p{L})(?:per ?cent|prozent|por ciento|half|hälfte|mitad|moitié|metà|helft|free|discount\p{L}*|concession\p{L}*|reduc\p{L}+|réduc\p{L}+|réduit\p{L}*|cheaper|less|off|rabatt\p{L}*|ermäßig\p{L}*|nachlass|weniger|günstiger|billiger|kostenlos|descuent\p{L}*|menos|gratis|remise|moins|gratuit\p{L}*|scont\p{L}*|ridott\p{L}*|korting\p{L}*|goedkoper|desconto\p{L}*)(?!\p{L})/iu,
  },
  {
    asks: words('(?:what|which) time(?! (?:period|frame|span|zone|of (?:the )?year))|how (?:early|late)'),
    holds:
      /\d{1,2}[:.]\d{2}|\d ?(?:a\.?m|p\.?m|o['’]clock|h)(?!\p{L})|(?<!\p{L})(?:noon|midnight|midday|mornings?|afternoons?|evenings?|night|dawn|dusk|sunrise|sunset|any ?time|round the clock|24 hours|24\/7)(?!\p{L})/iu,
  },
  {
    asks: words('how old|what age|which age'),
    holds: figure(`${NUMBER_WORDS}|${TIME_UNITS}|any age|all ages|ages?`),
  },
  {
    asks: words('how (?:heavy|far|tall|high|deep|wide|fast)'),
    holds: figure(`${NUMBER_WORDS}|${TIME_UNITS}`),
  },
  { asks: words('how many'), holds: COUNT },
  { asks: words('how much (?!(?:is|are|for|to|does|do|did|will|would)(?!\\p{L}))\\p{L}+'), holds: COUNT },
  {
    asks: words('(?:what|which) colou?rs?'),
    holds: words(
      '(?:black|white|red|blue|green|yellow|orange|purple|violet|pink|brown|gr[ae]y|beige|silver|gold|golden|cream|ivory|navy|turquoise|teal|cyan|magenta|maroon|olive|khaki|copper|bronze|amber|natural|transparent|clear|colou?r\\p{L}*|\\p{L}+ish)',
    ),
  },
];
