import type { CutReason } from '#contract/conversations/conversations.ts';

/** Why a sentence of a language model was left out, for the owner. */
export const cutReasonTexts: Readonly<Record<CutReason, string>> = {
  figure: 'A number that the sources don’t give for this.',
  name: 'A name that the sources don’t give for this.',
  contrary: 'The sources say the opposite, or say it only under a condition.',
  unsupported: 'Nothing in the sources says this.',
  link: 'A link or a picture that isn’t in the sources.',
  language: 'Not in the language of the visitor or of the sources.',
  repeated: 'Already said.',
  order: 'An instruction, not an answer.',
};
