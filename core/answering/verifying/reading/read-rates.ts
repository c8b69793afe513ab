const UNITS =
  'person|people|adult|child|guest|head|group|team|family|boat|table|room|car|vehicle|dog|pet|item|piece|copy|page|bottle|bag|litre|liter|kilo|kg|km|kilometre|mile|minute|hour|day|night|week|weekend|month|quarter|year|season|session|lesson|class|visit|trip|order|parcel|user|seat|member|ticket|message';
const RATE = new RegExp(
  `(?<!\\p{L})(?:per|pro|(?<=\\p{N}p?\\s?|once |twice |times )an?)\\s?(?:(?:working|business|extra|additional|single) )?(${UNITS})s?(?!\\p{L})|(?<=[€$£\\p{N}]\\s?)/\\s?(${UNITS})(?!\\p{L})|(?<!\\p{L})(hourly|daily|nightly|weekly|monthly|yearly|annually)(?!\\p{L})`,
  'giu',
);
const ADVERBS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  people: 'person',
  head: 'person',
};

/** For what something is counted or paid: of "€8 per person" and "€18 a day" `person` and `day`. */
export function readRates(text: string): ReadonlySet<string> {
  const rates = [...text.matchAll(RATE)].map(([, unit, other, adverb]) => {
    const written = (unit ?? other ?? adverb ?? '').toLowerCase();
    return ADVERBS[written] ?? written;
  });
  return new Set(rates);
}
