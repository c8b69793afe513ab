import { NUMBER_WORDS } from './number-words.ts';

const PART_OF_DAY =
  /(?<![\p{L}\d.,])(\d{1,2}(?:[:.]\d{2})?|\p{L}{3,6}) (?:o['’]clock )?(?:in the |at )(?:(morning)|afternoon|evening|night)(?!\p{L})/giu;
const MOST_HOURS = 12;

/** A text with hours as a clock has them: "nine in the evening" is 9 pm. */
export function writeHours(text: string): string {
  return text.replace(PART_OF_DAY, (found, written: string, morning?: string) => {
    const hour = NUMBER_WORDS[written.toLowerCase()] ?? Number(written.replace(':', '.'));
    if (Number.isNaN(hour) || hour > MOST_HOURS) return found;
    return `${/^\d/u.test(written) ? written : hour} ${morning === undefined ? 'pm' : 'am'}`;
  });
}
