import type { Connection } from '#contract/connections/connections.schemas.ts';
import { ConnectionCard } from '../connection-card.tsx';
import { useSlack } from './slack.queries.ts';

interface SlackConnectionProps {
  agentId: string;
  connection: Connection;
  canConnect: boolean;
}

/** The connection to Slack; its test posts to the channel of the agent. */
export function SlackConnection({ agentId, connection, canConnect }: SlackConnectionProps) {
  const { test, disconnect } = useSlack(agentId);
  return (
    <ConnectionCard
      name="Slack"
      connection={connection}
      accountLabel="Workspace"
      canDisconnect={canConnect}
      test={{ run: () => test.mutateAsync(), isPending: test.isPending, data: test.data }}
      disconnect={() => disconnect.mutateAsync()}
    >
      The app loses its access to Slack, and your agents no longer post there. Messages in Slack stay, but
      replies in their threads no longer reach visitors.
    </ConnectionCard>
  );
}
