/** Asks the user to prove again who they are; false when they cancel. */
export type ConfirmationAsker = () => Promise<boolean>;

let ask: ConfirmationAsker | null = null;
let asking: Promise<boolean> | null = null;

/** Whose dialog asks; null when it is gone, and nobody can be asked. */
export function setConfirmationAsker(asker: ConfirmationAsker | null): void {
  ask = asker;
}

/** Asks once, however many calls wait for it. Answers whether it is worth calling again. */
export function askToConfirm(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
