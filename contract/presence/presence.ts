/** How often a browser tells that its member is there, and how long that counts. */
export const presenceSeconds = { every: 60, counts: 150 } as const;
