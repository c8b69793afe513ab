/** Of clients that were not handed over: each has the limits of a plan of its own, so there must be an end. */
export const maximumClientWorkspaces = 25;

/** Days that the course of a referral link covers, today included. */
export const referralDays = 30;

/** How far an account has come that was made through a referral link; each state includes the ones before. */
export const referralStates = ['signed-up', 'agent-created', 'message-answered'] as const;

/** Below this balance, in US cents, a partner cannot request a payout. */
export const minimumPayoutCents = 5_000;

/** `requested` until the operator has paid or declined it. */
export const payoutStates = ['requested', 'paid', 'declined'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Commission that was earned by a payment, or taken back with a refund. */
export const commissionKinds = ['earned', 'taken-back'] as const;

/**
 * `unchecked` until the host was checked, `active` while it is answered as the partner's, `stopped` after its TXT record was
 * missing for too long.
 */
export const whiteLabelStates = ['unchecked', 'active', 'stopped'] as const;
/** Days without the TXT record after which the partner of a white label is warned, and from the warning until its host stops. */
export const labelWarnedAfterDays = 2;
export const labelStopsAfterWarningDays = 5;

/** Who pays for a client workspace after it was handed over. */
export const clientPayers = ['client', 'partner'] as const;
export type ClientPayer = (typeof clientPayers)[number];
