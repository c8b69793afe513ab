import { NUMBER_WORDS } from './number-words.ts';

const PART_OF_DAY =
  /(?<![\p{L}\d.,])(\d{1,2}(?:[:.]\d{2})?|\p{L}{3,6}) (?:o['’]clock )?(?:in the |at )(morning|afternoon|evening|night)(?!\p{L})/giu;
const MOST_HOURS = 12;
/** "Two at night" is after midnight. */
const LAST_OF_NIGHT = 5;

/** A text with hours as a clock has them: "nine in the evening" is 9 pm. */
export function writeHours(text: string): string {
  return text.replace(PART_OF_DAY, (found, written: string, part: string) => {
    const hour = NUMBER_WORDS[written.toLowerCase()] ?? Number(written.replace(':', '.'));
    if (Number.isNaN(hour) || hour > MOST_HOURS) return found;
    const isNight = /night/iu.test(part) && (hour >= MOST_HOURS || hour <= LAST_OF_NIGHT);
    const half = isNight || /morning/iu.test(part) ? 'am' : 'pm';
    return `${/^\d/u.test(written) ? written : hour} ${half}`;
  });
}
