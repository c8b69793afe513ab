import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { endOtherSession } from '#contract/sessions/sessions.endpoints.ts';
import type { AccountSession } from '#contract/sessions/sessions.schemas.ts';
import { sessionsQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Where the account is signed in, this browser included. */
export function SessionsCard() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const [isEndingAll, setIsEndingAll] = useState(false);
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });

  return (
    <Card
      title="Sessions"
      description="Where you are signed in. End sessions you don’t recognize, then change your password."
      isFlush
      actions={
        others.length > 1 && (
          <Button size="sm" variant="secondary" onClick={() => setIsEndingAll(true)}>
            End all others
          </Button>
        )
      }
    >
      <ItemList
        label="Sessions"
        query={sessions}
        empty={<EmptyRow icon={MonitorSmartphone} title="No sessions" />}
      >
        {(session) => <SessionRow key={session.id} session={session} onEnded={refresh} />}
      </ItemList>
      <ConfirmDialog
        isOpen={isEndingAll}
        onClose={() => setIsEndingAll(false)}
        title="End all other sessions?"
        confirmLabel="End them"
        onConfirm={async () => {
          try {
            for (const { id } of others) await call(endOtherSession, { params: { sessionId: id } });
          } finally {
            await refresh();
          }
          showToast.done('All other sessions have ended.');
        }}
      >
        Every other browser is signed out immediately.
      </ConfirmDialog>
    </Card>
  );
}

function SessionRow({ session, onEnded }: { session: AccountSession; onEnded: () => Promise<void> }) {
  const { device, ipAddress, createdAt, isCurrent } = session;
  const { submit, isBusy, error } = useSubmit(async () => {
    await call(endOtherSession, { params: { sessionId: session.id } });
    await onEnded();
    showToast.done('The session has ended.');
  });
  return (
    <ItemRow
      title={device}
      mark={isCurrent && <Badge tone="brand">This browser</Badge>}
      text={[`Since ${formatDateTime(createdAt)}`, ipAddress].filter(Boolean).join(' · ')}
      actions={
        !isCurrent && (
          <Button
            size="sm"
            variant="ghost"
            isBusy={isBusy}
            aria-label={`End the session of ${device}`}
            onClick={() => submit()}
          >
            End
          </Button>
        )
      }
    >
      {error && (
        <Notice tone="error" className="mt-3">
          {error}
        </Notice>
      )}
    </ItemRow>
  );
}
