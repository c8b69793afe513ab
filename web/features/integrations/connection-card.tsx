import { type ReactNode, useState } from 'react';
import type { Connection } from '#contract/connections/connections.schemas.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { formatDate, formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface ConnectionCardProps {
  /** Of the service, as people know it. */
  name: string;
  connection: Connection;
  /** What the account is called there. */
  accountLabel: string;
  /** More facts, above and below those that every connection has. */
  before?: readonly Fact[];
  after?: readonly Fact[];
  canDisconnect: boolean;
  test: { run: () => Promise<unknown>; isPending: boolean; data: TestResult | undefined };
  disconnect: () => Promise<unknown>;
  /** What ends with the connection, for the question before it is ended. */
  children: ReactNode;
}

interface Fact {
  label: string;
  text: string;
}

interface TestResult {
  isWorking: boolean;
  message: string;
}

/** Whose account it is, how it goes, and the buttons to test and end it. */
export function ConnectionCard(props: ConnectionCardProps) {
  const { name, connection, canDisconnect, test, disconnect, children } = props;
  const [failure, setFailure] = useState<unknown>(null);
  const [isEnding, setIsEnding] = useState(false);
  const tested = test.isPending ? undefined : test.data;
  const runTest = async () => {
    setFailure(null);
    await test.run().catch(setFailure);
  };
  return (
    <Card title="Connection">
      <div className="space-y-4">
        <dl className="divide-y divide-line border-y border-line text-sm">
          {factsOf(props).map(({ label, text }) => (
            <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2.5">
              <dt className="text-ink-secondary">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        {connection.problem !== null && (
          <Notice tone="warning">
            {connection.problem}
            {connection.problemAt && ` (${formatTimeAgo(connection.problemAt)})`}
          </Notice>
        )}
        <div aria-live="polite">
          {tested && tested.message !== connection.problem && (
            <Notice tone={tested.isWorking ? 'success' : 'warning'}>{tested.message}</Notice>
          )}
        </div>
        <CallFailure error={failure} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" isBusy={test.isPending} onClick={runTest}>
            Test the connection
          </Button>
          {canDisconnect && (
            <Button size="sm" variant="ghost-danger" onClick={() => setIsEnding(true)}>
              Disconnect
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect"
        onConfirm={async () => {
          await disconnect();
          showToast.done(`${name} is disconnected.`);
        }}
      >
        {children}
      </ConfirmDialog>
    </Card>
  );
}

function factsOf({ connection, accountLabel, before = [], after = [] }: ConnectionCardProps): Fact[] {
  const { accountName, connectedAt, connectedBy, lastSuccessAt } = connection;
  const by = connectedBy === null ? '' : ` by ${connectedBy}`;
  return [
    { label: accountLabel, text: accountName },
    ...before,
    { label: 'Connected', text: `${formatDate(connectedAt)}${by}` },
    { label: 'Last answer', text: lastSuccessAt === null ? 'none yet' : formatTimeAgo(lastSuccessAt) },
    ...after,
  ];
}
