/** A partner who paid for a workspace does so no more: their card is not charged again. `features/billing` does it. */
export const payerLeftJob = 'billing.payer-left';
