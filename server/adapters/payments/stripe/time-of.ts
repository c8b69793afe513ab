/** ISO 8601 of a time in seconds, as Stripe gives it. */
export const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();
