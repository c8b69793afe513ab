import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectNotion } from './connect-notion.tsx';
import { notionQuery, useNotionConnection } from './notion.queries.ts';
import { NotionPicker } from './notion-picker.tsx';

/** Connects Notion, and then chooses pages and databases to read. */
export function AddNotion({ agentId }: { agentId: string }) {
  const notion = useQuery(notionQuery);
  const signIn = useReturnFromNotion();
  if (notion.isError && !notion.data) {
    return <ErrorState error={notion.error} onRetry={() => notion.refetch()} />;
  }
  if (!notion.data || signIn.isBusy) {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-48 rounded-lg" />
      </div>
    );
  }
  const { connection } = notion.data;
  return (
    <div className="space-y-5">
      {signIn.isCancelled && <Notice tone="info">You cancelled signing in to Notion.</Notice>}
      <CallFailure error={signIn.failure} />
      {connection === null || connection.needsReconnect ? (
        <ConnectNotion agentId={agentId} state={notion.data} />
      ) : (
        <NotionPicker agentId={agentId} connection={connection} canDisconnect={notion.data.canConnect} />
      )}
    </div>
  );
}

/** Notion sends the browser back with a code in the address; it is good once, so it does not stay there. */
function useReturnFromNotion() {
  const [search, setSearch] = useSearchParams();
  const { finishSignIn } = useNotionConnection();
  const [failure, setFailure] = useState<unknown>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [code, state, answer] = ['code', 'state', 'notion'].map((name) => search.get(name));
  const { mutateAsync } = finishSignIn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code; the rest changes with every drawing
  useEffect(() => {
    if (!code && !answer) return;
    if (answer === 'cancelled') setIsCancelled(true);
    if (code && state) mutateAsync({ code, state }).catch(setFailure);
    setSearch({ add: 'notion' }, { replace: true, preventScrollReset: true });
  }, [code, answer]);

  return { isBusy: finishSignIn.isPending, failure, isCancelled };
}
