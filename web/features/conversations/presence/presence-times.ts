/** How often a member says that they look at a conversation. */
export const presenceMs = 20_000;
