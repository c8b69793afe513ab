import { type MeantPassage, meaningLayout } from './meaning-layout.ts';

/** The texts of a passage whose vectors are stored, in the order of `meaningLayout`. */
export function listMeaningTexts(passage: MeantPassage): string[] {
  const { title, headingPath, question, text, sentenceOffsets } = passage;
  const { questions, sentences } = meaningLayout(passage);
  const asked = question === null ? [] : question.split('\n').slice(0, questions);
  // A pair that the owner wrote is titled by its question.
  const above = [asked.includes(title) ? '' : title, ...headingPath, ...asked.slice(0, 1)];
  const whole = [...new Set(above), text].filter((line) => line !== '').join('\n');
  const parts = sentenceOffsets
    .slice(0, sentences)
    .map((start, at) => text.slice(start, sentenceOffsets[at + 1]).trim());
  return [whole, ...asked, ...parts];
}
