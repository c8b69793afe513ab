import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useReturnFromSignIn } from '#web/lib/sign-in/use-return-from-sign-in.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectNotion } from './connect-notion.tsx';
import { notionQuery, useNotionConnection } from './notion.queries.ts';
import { NotionPicker } from './notion-picker.tsx';

/** Connects Notion, and then chooses pages and databases to read. */
export function AddNotion({ agentId }: { agentId: string }) {
  const notion = useQuery(notionQuery);
  const { finishSignIn } = useNotionConnection();
  const signIn = useReturnFromSignIn({
    service: 'notion',
    finish: finishSignIn.mutateAsync,
    keeps: { add: 'notion' },
  });
  if (notion.isError && !notion.data) {
    return <ErrorState error={notion.error} onRetry={() => notion.refetch()} />;
  }
  if (!notion.data || signIn.isBusy) {
    return (
      <Loading>
        <Skeleton className="h-48 rounded-lg" />
      </Loading>
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
