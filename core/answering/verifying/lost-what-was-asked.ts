import { readTerms } from './reading/read-terms.ts';

interface Answer {
  text: string;
  cut: readonly { text: string; reason: string }[];
}

/**
 * Whether all that a model said of the thing in question was cut, and what is shown is of other things: asked for an
 * extraction, it gave a made-up price, and the right ones of a filling and a denture.
 */
export function lostWhatWasAsked(question: string, { text, cut }: Answer, language: string): boolean {
  const asked = readTerms(question, language);
  const says = (said: string) => [...readTerms(said, language)].some((term) => asked.has(term));
  return cut.some((each) => each.reason !== 'repeated' && says(each.text)) && !says(text);
}
