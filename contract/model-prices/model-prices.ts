export const modelPriceMaximum = 10_000;
/** Models that prices can be kept of. */
export const modelPricesMaximum = 500;
