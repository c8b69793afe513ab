import { useQueryClient } from '@tanstack/react-query';
import { addSource, getSource } from '#contract/sources/sources.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

interface WrittenAnswer {
  question: string;
  answer: string;
  alternatives?: string[];
}

const pollMs = 400;

/** Training one answer takes less than a second; with many sources before it, this is waited at most. */
const longestWaitMs = 30_000;

/**
 * Adds a question with its approved answer, and waits until the agent answers with it.
 * @returns whether it is ready; false when it still waits to be trained
 */
export function useWriteAnswer(agentId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: async (written: WrittenAnswer, idempotencyKey): Promise<boolean> => {
      const { id: sourceId } = await call(addSource, {
        params: { agentId },
        body: { kind: 'qa', ...written },
        idempotencyKey,
      });
      for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += pollMs) {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        const { status } = await call(getSource, { params: { agentId, sourceId } });
        if (status === 'ready' || status === 'partial') return true;
        if (status === 'failed') return false;
      }
      return false;
    },
    onSuccess: () =>
      Promise.all(
        ['sources', 'usage', 'agents', 'conversations'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
