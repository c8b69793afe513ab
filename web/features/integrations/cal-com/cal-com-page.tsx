import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { getCalCom } from '#contract/cal-com/cal-com.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { useReturnFromSignIn } from '#web/lib/sign-in/use-return-from-sign-in.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ConnectionBadge } from '../connection-badge.tsx';
import { FirstConnection } from '../first-connection.tsx';
import { ForAllowed, IntegrationLoading } from '../for-allowed.tsx';
import { ServiceMark } from '../service-mark.tsx';
import { BookedCallDrawing } from './booked-call-drawing.tsx';
import { calComQuery, useCalComConnection } from './cal-com.queries.ts';
import { CalComConnection } from './cal-com-connection.tsx';
import { ConnectCalCom } from './connect-cal-com.tsx';
import { EventTypeCard } from './event-type-card.tsx';

const host = brand.bookingHost;

const gains = [
  'Visitors see your free times in the chat, in their own time zone.',
  'They book without leaving your website, and get the invitation by email.',
  'You find booked calls in the conversation and in your calendar.',
];

export const meta = () => [{ title: `${host} · ${brand.name}` }];

/** The connection of the workspace to Cal.com, and what this agent offers by it. */
export default function CalComPage() {
  const agent = useOutletContext<Agent>();
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title={host}
        mark={<ServiceMark icon={CalendarCheck} />}
        description={
          <>
            Visitors choose a free time in the chat and book a call with you. The times come from your
            calendar at {host}. <DocsLink page="booking">How booking works</DocsLink>
          </>
        }
        status={<CalComConnectionBadge />}
      />
      <ForAllowed
        endpoint={getCalCom}
        refusal={`Only members who edit agents can see the connection to ${host}. Ask an admin or an owner of this workspace.`}
      >
        <Content agent={agent} />
      </ForAllowed>
    </div>
  );
}

function Content({ agent }: { agent: Agent }) {
  const calCom = useQuery(calComQuery);
  const { finishSignIn } = useCalComConnection();
  const signIn = useReturnFromSignIn({
    service: 'cal-com',
    finish: async (given) => {
      await finishSignIn.mutateAsync(given);
      showToast.done(`${host} is connected.`);
    },
  });
  if (calCom.isError && !calCom.data)
    return <ErrorState error={calCom.error} onRetry={() => void calCom.refetch()} />;
  if (!calCom.data || signIn.isBusy) return <IntegrationLoading />;
  const { connection, canConnect, isInPlan } = calCom.data;
  const connect = !isInPlan ? (
    <NotInPlan isConnected={connection !== null} />
  ) : canConnect ? (
    <ConnectCalCom agentId={agent.id} state={calCom.data} />
  ) : (
    <Notice tone="info">Ask an admin or the owner of your workspace to connect {host}.</Notice>
  );
  return (
    <>
      {connection !== null && !isInPlan && connect}
      {signIn.isCancelled && <Notice tone="info">You cancelled signing in to {host}.</Notice>}
      <CallFailure error={signIn.failure} />
      {connection === null ? (
        <FirstConnection title="Connect your account" gains={gains} drawing={<BookedCallDrawing />}>
          {connect}
        </FirstConnection>
      ) : (
        <CalComConnection connection={connection} canConnect={canConnect} />
      )}
      {connection?.needsReconnect && isInPlan && <Card title="Connect again">{connect}</Card>}
      {connection !== null && !connection.needsReconnect && isInPlan && (
        <EventTypeCard key={agent.id} agent={agent} />
      )}
    </>
  );
}

function NotInPlan({ isConnected }: { isConnected: boolean }) {
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink to={paths.plans} size="sm" variant="secondary">
          See plans
        </ButtonLink>
      }
    >
      Your plan does not include the {host} integration.{' '}
      {isConnected
        ? 'Until it does, the button in the chat opens your booking page.'
        : 'With a booking page under Settings › General, the chat has a button that opens it.'}
    </Notice>
  );
}

function CalComConnectionBadge() {
  const calCom = useQuery({ ...calComQuery, enabled: useMay(getCalCom) });
  return <ConnectionBadge connection={calCom.data?.connection} reconnectLabel="Connect again" />;
}
