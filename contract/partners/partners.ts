/** Of clients that were not handed over: each has the limits of a plan of its own, so there must be an end. */
export const maximumClientWorkspaces = 25;

/** Days that the course of a referral link covers, today included. */
export const referralDays = 30;

/** How far an account has come that was made through a referral link; each state includes the ones before. */
export const referralStates = ['signed-up', 'agent-created', 'message-answered'] as const;
