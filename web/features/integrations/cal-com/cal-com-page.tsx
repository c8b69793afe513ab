import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { getCalCom } from '#contract/cal-com/cal-com.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useReturnFromSignIn } from '#web/lib/sign-in/use-return-from-sign-in.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ForAllowed, IntegrationLoading } from '../for-allowed.tsx';
import { ServiceMark } from '../service-mark.tsx';
import { WhatYouGet } from '../what-you-get.tsx';
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
        description={`Visitors choose a free time in the chat and book a call with you. The times come from your calendar at ${host}.`}
        actions={<DocsLink page="booking">How booking works</DocsLink>}
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
  return (
    <>
      {!isInPlan && (
        <Notice
          tone="warning"
          action={
            <ButtonLink to={paths.plans} size="sm" variant="secondary">
              See plans
            </ButtonLink>
          }
        >
          Your plan does not include the {host} integration.{' '}
          {connection === null
            ? 'With a booking page under Settings › General, the chat has a button that opens it.'
            : 'Until it does, the button in the chat opens your booking page.'}
        </Notice>
      )}
      {signIn.isCancelled && <Notice tone="info">You cancelled signing in to {host}.</Notice>}
      <CallFailure error={signIn.failure} />
      {connection !== null && <CalComConnection connection={connection} canConnect={canConnect} />}
      {connection === null && (
        <WhatYouGet gains={gains}>
          <BookedCallDrawing />
        </WhatYouGet>
      )}
      {(connection === null || connection.needsReconnect) && isInPlan && (
        <Card title={connection === null ? 'Connect your account' : 'Connect again'}>
          {canConnect ? (
            <ConnectCalCom agentId={agent.id} state={calCom.data} />
          ) : (
            <Notice tone="info">Ask an admin or the owner of your workspace to connect {host}.</Notice>
          )}
        </Card>
      )}
      {connection !== null && !connection.needsReconnect && isInPlan && (
        <EventTypeCard key={agent.id} agent={agent} />
      )}
    </>
  );
}
