/** An optional +, then digits with the marks that people set between them; at least five digits. */
export const phonePattern = /^(?=(?:\D*\d){5})\+?[\d\s().\-/]{5,30}$/;
export const phoneMaximumLength = 30;
export const leadNameMaximumLength = 120;
