import { useQuery } from '@tanstack/react-query';
import { Hash } from 'lucide-react';
import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { getSlack } from '#contract/slack/slack.endpoints.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { useReturnFromSignIn } from '#web/lib/sign-in/use-return-from-sign-in.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ConnectionBadge } from '../connection-badge.tsx';
import { FirstConnection } from '../first-connection.tsx';
import { ForAllowed, IntegrationLoading } from '../for-allowed.tsx';
import { ServiceMark } from '../service-mark.tsx';
import { ConnectSlack } from './connect-slack.tsx';
import { slackQuery, useSlack } from './slack.queries.ts';
import { SlackChannelCard } from './slack-channel-card.tsx';
import { SlackConnection } from './slack-connection.tsx';
import { SlackDrawing } from './slack-drawing.tsx';

const gains = [
  'New leads and human requests appear in the channel that you choose.',
  'Your team replies in the thread, and the visitor reads it in the chat.',
  'Anyone in the channel can ask the agent by mentioning the app.',
];

export const meta = () => [{ title: `Slack · ${brand.name}` }];

/** The connection of the workspace to Slack, and where this agent posts. */
export default function SlackPage() {
  const agent = useOutletContext<Agent>();
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Slack"
        mark={<ServiceMark icon={Hash} />}
        description={
          <>
            Answer visitors from the channel that your team reads already.{' '}
            <DocsLink page="slack">How to use Slack</DocsLink>
          </>
        }
        status={<SlackConnectionBadge agentId={agent.id} />}
      />
      <ForAllowed
        endpoint={getSlack}
        refusal="Only members who edit agents can see the connection to Slack. Ask an admin or an owner of this workspace."
      >
        <Content key={agent.id} agentId={agent.id} />
      </ForAllowed>
    </div>
  );
}

function SlackConnectionBadge({ agentId }: { agentId: string }) {
  const slack = useQuery({ ...slackQuery(agentId), enabled: useMay(getSlack) });
  return <ConnectionBadge connection={slack.data?.connection} reconnectLabel="No longer connected" />;
}

function Content({ agentId }: { agentId: string }) {
  const slack = useQuery(slackQuery(agentId));
  const { finishSignIn } = useSlack(agentId);
  const signIn = useReturnFromSignIn({
    service: 'slack',
    finish: async (given) => {
      await finishSignIn.mutateAsync(given);
      showToast.done('Slack is connected.');
    },
  });
  if (slack.isError && !slack.data)
    return <ErrorState error={slack.error} onRetry={() => void slack.refetch()} />;
  if (!slack.data || signIn.isBusy) return <IntegrationLoading />;
  const { connection, channel, canConnect } = slack.data;
  const isWorking = connection !== null && !connection.needsReconnect;
  return (
    <>
      {signIn.isCancelled && <Notice tone="info">You cancelled connecting Slack.</Notice>}
      <CallFailure error={signIn.failure} />
      {connection !== null && (
        <SlackConnection agentId={agentId} connection={connection} canConnect={canConnect} />
      )}
      {connection === null && (
        <FirstConnection title="Connect your Slack workspace" gains={gains} drawing={<SlackDrawing />}>
          <ConnectSlack agentId={agentId} state={slack.data} />
        </FirstConnection>
      )}
      {connection !== null && !isWorking && (
        <Card title="Connect again">
          <ConnectSlack agentId={agentId} state={slack.data} />
        </Card>
      )}
      {isWorking && <SlackChannelCard agentId={agentId} channel={channel} />}
    </>
  );
}
