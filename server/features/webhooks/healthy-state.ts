/** What is stored of an endpoint that has not failed since its last success. */
export const healthyState = {
  failuresInARow: 0,
  failingSince: null,
  warnedAt: null,
  restsUntil: null,
  isSlow: false,
} as const;
