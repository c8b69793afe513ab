/** How long an address in an email can be answered to. */
export const keptReplyAddressMs = 180 * 86_400_000;
