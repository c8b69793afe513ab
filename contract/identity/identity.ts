/** Secrets of an agent at a time: a second one, so that it can be changed without a gap. */
export const identitySecretsMaximum = 2;

/** A signed token may expire at most this long from now. */
export const identityTokenMaximumSeconds = 86_400;

/** How far the clock of the server that signs may be from ours. */
export const identityClockSkewSeconds = 60;

/** In characters. */
export const identityTokenMaximumLength = 4_096;
export const userIdMaximumLength = 200;
export const visitorNameMaximumLength = 200;

/** What a website may say of a person besides who they are. Lengths in characters. */
export const attributesMaximum = 20;
export const attributeNameMaximumLength = 40;
export const attributeValueMaximumLength = 200;

export type Attributes = Record<string, string | number | boolean>;

/** Who a website's own server says that the visitor is. */
export interface VisitorIdentity {
  /** The website's own id of the person. */
  userId: string;
  email: string | null;
  name: string | null;
  attributes: Attributes;
}
