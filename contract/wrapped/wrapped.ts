/** The cards that there are of a year, in the order in which they are shown. */
export const wrappedCards = [
  'messages',
  'months',
  'busiest-day',
  'busiest-hour',
  'conversations',
  'streak',
  'nights',
  'people',
  'emoji',
  'words',
] as const;
export type WrappedCardId = (typeof wrappedCards)[number];

export const wrappedCardNames: Record<WrappedCardId, string> = {
  messages: 'Messages',
  months: 'Busiest month',
  'busiest-day': 'Busiest day',
  'busiest-hour': 'Busiest hour',
  conversations: 'Conversations',
  streak: 'Longest streak',
  nights: 'Late at night',
  people: 'Who wrote most',
  emoji: 'Most used emoji',
  words: 'Most used words',
};

/** All but those that show what people wrote. */
export const wrappedCardsByDefault: readonly WrappedCardId[] = wrappedCards.filter(
  (card) => card !== 'words' && card !== 'emoji',
);

/** Pixels of the pictures of a card. */
export const wrappedSizes = {
  story: { width: 1_080, height: 1_920 },
  portrait: { width: 1_080, height: 1_350 },
  preview: { width: 1_200, height: 630 },
} as const;
export type WrappedSize = keyof typeof wrappedSizes;

export const wrappedLooks = ['light', 'dark'] as const;
export type WrappedLook = (typeof wrappedLooks)[number];

/** People that a card names at most. */
export const wrappedPeople = 3;

/** For how many days a link can work. */
export const shareDays = [7, 30, 90] as const;
export const shareDaysByDefault = 30;

/** Links of one archive that work at the same time. */
export const sharesMaximum = 20;
