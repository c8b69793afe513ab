/** Did a parser fail because what it read is nested in more levels than there may be calls within calls? */
export function isOfDepth(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}
