import { type ReactNode, useState } from 'react';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { formatDate, formatTimeAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useCalComConnection } from './cal-com.queries.ts';

type Connection = NonNullable<CalComState['connection']>;

/** Whose account it is, how it goes, and the buttons to test and end it. */
export function ConnectionCard({ connection, canConnect }: { connection: Connection; canConnect: boolean }) {
  const { test, disconnect } = useCalComConnection();
  const [failure, setFailure] = useState<unknown>(null);
  const [isEnding, setIsEnding] = useState(false);
  const isHurt = connection.needsReconnect || connection.problem !== null;
  const runTest = async () => {
    setFailure(null);
    await test.mutateAsync().catch(setFailure);
  };
  return (
    <Card
      title="Connection"
      actions={
        <Badge tone={isHurt ? 'partial' : 'ready'}>
          {connection.needsReconnect ? 'Needs a new key' : isHurt ? 'Connected, with a problem' : 'Connected'}
        </Badge>
      }
    >
      <div className="space-y-4">
        <dl className="divide-y divide-line border-y border-line text-sm">
          <Fact name="Account">{connection.accountName}</Fact>
          <Fact name="API key">ending in {connection.keyEnd}</Fact>
          <Fact name="Connected">
            {formatDate(connection.connectedAt)}
            {connection.connectedBy && ` by ${connection.connectedBy}`}
          </Fact>
          <Fact name="Last answer">
            {connection.lastSuccessAt === null ? 'none yet' : formatTimeAgo(connection.lastSuccessAt)}
          </Fact>
          <Fact name="Changes">
            {connection.hearsChanges
              ? 'Cal.com tells us when a booking is moved or cancelled.'
              : 'Moved and cancelled bookings are shown at Cal.com only, as it cannot reach this installation.'}
          </Fact>
        </dl>
        {connection.problem !== null && (
          <Notice tone="warning">
            {connection.problem}
            {connection.problemAt && ` (${formatTimeAgo(connection.problemAt)})`}
          </Notice>
        )}
        <div aria-live="polite">
          {test.data && !test.isPending && (
            <Notice tone={test.data.isWorking ? 'success' : 'warning'}>{test.data.message}</Notice>
          )}
        </div>
        <CallFailure error={failure} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" isBusy={test.isPending} onClick={runTest}>
            Test the connection
          </Button>
          {canConnect && (
            <Button size="sm" variant="ghost" className="text-failed" onClick={() => setIsEnding(true)}>
              Disconnect
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        title="Disconnect Cal.com?"
        confirmLabel="Disconnect"
        onConfirm={async () => {
          await disconnect.mutateAsync();
          showToast.done('Cal.com is disconnected.');
        }}
      >
        The key is deleted here. Calls that are booked stay. In the chats of all your agents, Book a call then
        opens the booking page.
      </ConfirmDialog>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2.5">
      <dt className="text-ink-secondary">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
