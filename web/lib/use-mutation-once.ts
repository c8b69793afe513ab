import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createSubmitGuard } from './submit-guard.ts';

type Options<Output, Input> = Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'> & {
  /** `idempotencyKey` is for endpoints that create something: the same until this input has been answered. */
  mutationFn: (input: Input, idempotencyKey: string) => Promise<Output>;
};

/**
 * A mutation that ignores a second submit of the same input while the first runs. Only the promise is offered: `mutate`
 * would go around it.
 */
export function useMutationOnce<Output, Input = void>({
  mutationFn,
  ...options
}: Options<Output, Input>): Omit<UseMutationResult<Output, Error, Input>, 'mutate'> {
  const [guard] = useState(createSubmitGuard);
  const { mutate: _mutate, ...mutation } = useMutation<Output, Error, Input>({
    ...options,
    mutationFn: (input) => mutationFn(input, guard.keyOf(input)),
  });
  return {
    ...mutation,
    mutateAsync: (...given) => guard.submit(given[0], () => mutation.mutateAsync(...given)),
  };
}
