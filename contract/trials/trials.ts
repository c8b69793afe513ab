/** The most pages that a trial agent reads; fewer where the plan of new workspaces has fewer, so that a kept one fits it. */
export const trialPagesLimit = 10;

/** How long a trial agent stays when nobody keeps it. */
export const trialHours = 24;
