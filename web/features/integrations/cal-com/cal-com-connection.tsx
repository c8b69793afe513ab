import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { ConnectionCard } from '../connection-card.tsx';
import { useCalComConnection } from './cal-com.queries.ts';

type Connection = NonNullable<CalComState['connection']>;

/** The connection to Cal.com. */
export function CalComConnection({
  connection,
  canConnect,
}: {
  connection: Connection;
  canConnect: boolean;
}) {
  const { test, disconnect } = useCalComConnection();
  return (
    <ConnectionCard
      name="Cal.com"
      connection={connection}
      accountLabel="Account"
      before={
        connection.keyEnd === null
          ? [{ label: 'Access', text: 'by signing in' }]
          : [{ label: 'API key', text: `ending in ${connection.keyEnd}` }]
      }
      after={[
        {
          label: 'Changes',
          text: connection.hearsChanges
            ? 'Cal.com tells us when a booking is moved or cancelled.'
            : 'Moved and cancelled bookings are shown at Cal.com only, as it cannot reach this installation.',
        },
      ]}
      canDisconnect={canConnect}
      test={{ run: () => test.mutateAsync(), isPending: test.isPending, data: test.data }}
      disconnect={() => disconnect.mutateAsync()}
    >
      {connection.keyEnd === null ? 'The stored access is deleted.' : 'The stored key is deleted.'} Booked
      calls stay. In the chats of all your agents, Book a call then opens the booking page.
    </ConnectionCard>
  );
}
