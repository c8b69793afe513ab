/** From long enough to type a reply up to a week. */
export const handBackRange = { least: 5, most: 10_080 } as const;

export const defaultInboxSettings = { handBackMinutes: 60 };
