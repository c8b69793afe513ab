/** Thrown for JSON that is nested far deeper than an export of any app. */
export class NestedTooDeeply extends Error {}
