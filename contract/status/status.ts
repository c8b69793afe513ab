export const statusParts = ['web', 'database', 'jobs'] as const;
export type StatusPart = (typeof statusParts)[number];

export const dayStates = ['up', 'degraded', 'down', 'unknown'] as const;
export type DayState = (typeof dayStates)[number];
