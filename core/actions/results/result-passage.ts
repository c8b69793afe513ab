import type { Action, ActionValues } from '#contract/actions/actions.schemas.ts';
import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';
import { sayValues } from '../say-values.ts';
import { listRecords, type ResultField } from './list-records.ts';
import { writeActionReply } from './write-action-reply.ts';

const longestText = 4_000;
/** What is longer says something by itself. */
const longestName = 60;
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A result as a passage, which a model is given and its sentences are checked against: what each record says of what was asked
 * for, then the owner's reply filled in.
 */
export function resultPassage(
  id: string,
  action: Pick<Action, 'name' | 'description' | 'reply' | 'parameters'>,
  result: unknown,
  values: ActionValues,
): SourcePassage {
  const asked = sayValues(action.parameters, values).map(({ label, value }) => `${label} ${value}`);
  const records =
    typeof result === 'string' && result.length > longestName
      ? [result.trim()]
      : listRecords(result).flatMap((fields) => sayRecord(asked.join(', '), fields));
  const own = action.reply === '' ? [] : [writeActionReply(action, result, values)];
  const text = [...records, ...own].join('\n').slice(0, longestText);
  // Names of fields are English; a text is in its own language.
  const language = typeof result === 'string' ? detectLanguage(text, 'en') : 'en';
  return {
    id,
    text,
    title: action.name,
    headingPath: action.description === '' ? [] : [action.description],
    question: null,
    language,
    sentenceOffsets: splitSentences(text, language),
    isForQuestion: true,
  };
}

/**
 * A record as sentences in the form of a table's row, which the check reads as statements about what is before the colon: one
 * with all that has no figure, and one more for each field that has one.
 */
function sayRecord(asked: string, fields: readonly ResultField[]): string[] {
  const said = fields.flatMap(({ label, value }) =>
    sayDate(value).map((each) => `${label.toLowerCase()} ${each}`.trim()),
  );
  const plain = said.filter((each) => !/\d/.test(each));
  const figures = said.filter((each) => /\d/.test(each));
  const lead = asked === '' ? '' : `${asked.replaceAll(':', '')}: `;
  const sentences = figures.length === 0 ? [plain] : figures.map((each) => [...plain, each]);
  return sentences.map((parts) => `${lead}${parts.join(', ').replace(/[.\s]+$/, '')}.`);
}

/** A value as it is written, and a date also as people say it. */
function sayDate(value: string): string[] {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(value) ?? [];
  const date = day === '' ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(date) ? [value] : [`${inWords.format(date)} ${time}`.trim(), value];
}
