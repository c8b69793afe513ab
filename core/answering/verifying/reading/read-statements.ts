import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import { expandDays } from '#core/answering/verifying/expand-days.ts';
import { splitClauses } from '#core/answering/verifying/split-clauses.ts';
import type { SourcePassage, Statement } from '#core/answering/verifying/statement.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { readTerms } from './read-terms.ts';
import { readValues } from './read-values.ts';
import { sayFree } from './say-free.ts';
import { writeHours } from './write-hours.ts';

/** Each passage is read once and cached for as long as its index lives. */
const known = new WeakMap<SourcePassage, readonly Statement[]>();

/** The statements of a passage. Orders to the assistant are none. */
export function readStatements(passage: SourcePassage): readonly Statement[] {
  const before = known.get(passage);
  if (before !== undefined) return before;
  const statements = read(passage);
  known.set(passage, statements);
  return statements;
}

function read(passage: SourcePassage): Statement[] {
  const { text, title, headingPath, question, language, sentenceOffsets } = passage;
  const headings = [title, ...headingPath, question ?? '']
    .filter((each) => !isOrderToAssistant(each))
    .join('\n');
  const above = readTerms(expandDays(headings), language);
  const wordsAbove = splitWords(expandDays(headings), language);
  const statements: Statement[] = [];
  const isBesideOrder = isOrderToAssistant(text);
  let termsBefore = new Set<string>();
  let sentenceBefore = '';
  sentenceOffsets.forEach((start, at) => {
    const sentence = text.slice(start, sentenceOffsets[at + 1]).trim();
    if (sentence === '' || isOrderToAssistant(sentence)) return;
    let before = termsBefore;
    let textBefore = sentenceBefore;
    const parts = splitClauses(sentence);
    const add = (part: string, isWhole: boolean) => {
      const expanded = expandDays(writeHours(part));
      const terms = readTerms(sayFree(expanded), language);
      const words = new Set([...wordsAbove, ...splitWords(expanded, language)]);
      statements.push({
        passage,
        isBesideOrder,
        sentence,
        text: part,
        isWhole,
        values: readValues(writeHours(part)),
        terms,
        above,
        before,
        textBefore,
        words,
      });
      before = new Set([...before, ...terms]);
      textBefore = `${textBefore} ${part}`;
    };
    for (const part of parts) add(part, parts.length === 1);
    before = termsBefore;
    textBefore = sentenceBefore;
    if (parts.length > 1) add(sentence, true);
    termsBefore = readTerms(expandDays(sentence), language);
    sentenceBefore = sentence;
  });
  return statements;
}
