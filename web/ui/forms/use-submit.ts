import { useRef, useState } from 'react';
import { CallError, describeError } from '#web/lib/call-error.ts';

interface Submit<Input> {
  /** Does nothing while an earlier one is under way. Answers whether the work was done. */
  submit: (input: Input) => Promise<boolean>;
  isBusy: boolean;
  /** Why the last one failed. */
  error: string | null;
  setError: (error: string | null) => void;
}

/**
 * Work that a form or a button starts, once at a time. A wrong password is a 401 too, so this stands outside of the
 * cache of queries, which takes any 401 for the end of the session.
 */
export function useSubmit<Input = void>(
  work: (input: Input) => Promise<unknown>,
  describe: (error: unknown) => string = describeFirst,
): Submit<Input> {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (input: Input): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await work(input);
      return true;
    } catch (thrown) {
      setError(describe(thrown));
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return { submit, isBusy, error, setError };
}

/** The sentence about the first field that was refused says more than the one about them all. */
function describeFirst(error: unknown): string {
  const [first] = error instanceof CallError ? Object.values(error.details) : [];
  return first ?? describeError(error);
}
