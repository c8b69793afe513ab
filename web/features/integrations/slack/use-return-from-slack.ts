import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useSlack } from './slack.queries.ts';

/** Slack sends the browser back with a code in the address; it is good once, so it does not stay there. */
export function useReturnFromSlack(agentId: string) {
  const [search, setSearch] = useSearchParams();
  const { finishSignIn } = useSlack(agentId);
  const [failure, setFailure] = useState<unknown>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [code, state, answer] = ['code', 'state', 'slack'].map((name) => search.get(name));
  const { mutateAsync } = finishSignIn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code; the rest changes with every drawing
  useEffect(() => {
    if (!code && !answer) return;
    if (answer === 'cancelled') setIsCancelled(true);
    if (code && state)
      mutateAsync({ code, state }).then(() => showToast.done('Slack is connected.'), setFailure);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [code, answer]);

  return { isBusy: finishSignIn.isPending, failure, isCancelled };
}
