export const messageMaximumLength = 2_000;
export const outcomes = ['answered', 'hedged', 'declined', 'smalltalk', 'handoff'] as const;
export type Outcome = (typeof outcomes)[number];

export const feedbackValues = ['positive', 'negative'] as const;
export type Feedback = (typeof feedbackValues)[number];

export const channels = ['widget', 'page', 'preview', 'api'] as const;
export type Channel = (typeof channels)[number];

export const exportFormats = ['csv', 'json'] as const;
