export const contactFailure = 'There was an error submitting your message. Please try again.';
export const contactNameMinimum = 2;
export const contactMessageMinimum = 10;
export const statusParts = ['web', 'database', 'jobs'] as const;
export type StatusPart = (typeof statusParts)[number];

export const dayStates = ['up', 'degraded', 'down', 'unknown'] as const;
export type DayState = (typeof dayStates)[number];
