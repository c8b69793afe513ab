import { type MeantPassage, meaningLayout } from './meaning-layout.ts';

/**
 * The texts of a passage whose vectors are stored, in the order of `meaningLayout`. A sentence comes with the heading
 * above it, without which many mean little: "Returns: Within 30 days."
 */
export function listMeaningTexts(passage: MeantPassage): string[] {
  const { title, headingPath, question, written = [], text, sentenceOffsets } = passage;
  const { questions, sentences } = meaningLayout(passage);
  const own = question === null ? [] : question.split('\n');
  const asked = [...own, ...written].slice(0, questions);
  // A pair that the owner wrote is titled by its question.
  const above = [own.includes(title) ? '' : title, ...headingPath, ...own.slice(0, 1)];
  const whole = [...new Set(above), text].filter((line) => line !== '').join('\n');
  const heading = headingPath.at(-1) ?? (question === null ? title : '');
  const parts = sentenceOffsets
    .slice(0, sentences)
    .map((start, at) => text.slice(start, sentenceOffsets[at + 1]).trim())
    .map((sentence) => (heading === '' ? sentence : `${heading}: ${sentence}`));
  return [whole, ...asked, ...parts];
}
