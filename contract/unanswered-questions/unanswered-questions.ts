/** Where an unanswered question is: still to be answered, answered since, or put aside by a member. */
export const questionStates = ['open', 'cleared', 'dismissed'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Why a question was cleared: it was asked again and answered, or a source now has the answer. */
export const clearings = ['asked-again', 'source-changed'] as const;

/** Why a member dismisses a question. */
export const dismissals = ['off-topic', 'not-a-question', 'handled', 'other'] as const;
export type Dismissal = (typeof dismissals)[number];

export type Settlement = (typeof clearings)[number] | Dismissal;
