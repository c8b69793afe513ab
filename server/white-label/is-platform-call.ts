const ours = /^\/api\/(operator|partner|referral-visits|contact|waitlist|trials|demo-agent|chatgenie)(\/|$)/;

/** Whether a call is for the product's own customers, partners and operators, whose pages are not under a partner's host. */
export const isPlatformCall = (path: string): boolean => ours.test(path);
