/** The id of what Stripe gives as an id or as the whole object. */
export const idOf = (given: string | { id: string }): string =>
  typeof given === 'string' ? given : given.id;
