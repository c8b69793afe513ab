/** What has become of a message or of an address on the waitlist. */
export const answerStates = ['open', 'answered'] as const;
export type AnswerState = (typeof answerStates)[number];
