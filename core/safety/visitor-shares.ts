/** How much visitors of one agent may use; per hour, and for bursts per ten minutes. */
export interface VisitorShares {
  messagesPerVisitor: number;
  messagesPerAddress: number;
  /** Of all visitors together: beyond it each message needs a solved challenge. */
  messagesInBurst: number;
  leadsPerVisitor: number;
  leadsPerAddress: number;
  leadsInBurst: number;
}

/** The monthly limit that is assumed for a plan without one. */
const unlimited = { messages: 100_000, leads: 10_000 };
const fewestMessages = 20;
const fewestLeads = 3;
/** More messages and leads than one person sends. */
const mostOfVisitor = { messages: 60, leads: 5 };

/**
 * The shares of a plan: a tenth of the month for an address and for a burst, with a floor that lets a small plan be
 * tried, and for a visitor no more than a person needs.
 * @param monthly what the plan allows in a month; null for no limit
 */
export function visitorShares(monthly: { messages: number | null; leads: number | null }): VisitorShares {
  const messages = Math.max(fewestMessages, Math.floor((monthly.messages ?? unlimited.messages) / 10));
  const leads = Math.max(fewestLeads, Math.floor((monthly.leads ?? unlimited.leads) / 10));
  return {
    messagesPerVisitor: Math.min(messages, mostOfVisitor.messages),
    messagesPerAddress: messages,
    messagesInBurst: messages,
    leadsPerVisitor: Math.min(leads, mostOfVisitor.leads),
    leadsPerAddress: leads,
    leadsInBurst: leads,
  };
}
