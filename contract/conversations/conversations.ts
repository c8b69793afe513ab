export const messageMaximumLength = 2_000;
export const outcomes = ['answered', 'hedged', 'declined', 'smalltalk', 'handoff'] as const;
export type Outcome = (typeof outcomes)[number];

/** What visitors made of an answer: see `figuresSchema`. */
export const resolutions = ['confirmed', 'assumed', 'abandoned'] as const;
export type Resolution = (typeof resolutions)[number];

export const feedbackValues = ['positive', 'negative'] as const;
export type Feedback = (typeof feedbackValues)[number];

/** Messages that members may send in previews of one workspace per day (UTC); they are not taken from the plan. */
export const previewMessagesPerDay = 200;

export const channels = ['widget', 'page', 'preview', 'api', 'slack'] as const;
export type Channel = (typeof channels)[number];

/** How a search found a passage: by the stored question that it answers, by words, or by what it means. */
export const searchChannels = ['question', 'words', 'meaning'] as const;
export type SearchChannel = (typeof searchChannels)[number];

export const exportFormats = ['csv', 'json'] as const;

/** Conversations that can be named one by one for a change or an export. */
export const selectionMaximum = 200;

/**
 * Why a sentence of a language model was not shown: a figure, a name or a link that the passages do not have where it is
 * said, the contrary of what they say, something that they do not say, another language, the same again, or an order.
 */
export const cutReasons = [
  'figure',
  'name',
  'contrary',
  'unsupported',
  'link',
  'language',
  'repeated',
  'order',
] as const;
export type CutReason = (typeof cutReasons)[number];
