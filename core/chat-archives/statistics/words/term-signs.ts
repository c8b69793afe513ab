/** A term is the sign of its kind and the word, emoji, registrable domain of a website or kind of media. */
export const termSigns = { word: 'w', emoji: 'e', domain: 'd', media: 'm' } as const;
