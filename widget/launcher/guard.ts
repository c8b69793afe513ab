/** Says one sentence in the console; the only way in which the loader ever complains on a host's page. */
export function warn(reason: unknown): void {
  console.warn(`Parley: ${(reason as Error | undefined)?.message ?? reason}`);
}

/** Wraps a callback so that no failure of ours reaches the host's page. */
export function guard<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  return (...args) => {
    try {
      callback(...args);
    } catch (error) {
      warn(error);
    }
  };
}
