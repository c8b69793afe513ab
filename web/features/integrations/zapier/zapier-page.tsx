import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { listHooks } from '#contract/hooks/hooks.endpoints.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { formatCount } from '#web/lib/format.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FirstConnection } from '../first-connection.tsx';
import { ForAllowed, IntegrationLoading } from '../for-allowed.tsx';
import { ServiceMark } from '../service-mark.tsx';
import { HookList } from './hook-list.tsx';
import { hooksQuery } from './hooks.queries.ts';
import { ZapDrawing } from './zap-drawing.tsx';
import { ZapierSteps } from './zapier-steps.tsx';

const gains = [
  'A lead, a human request or a booked call starts a Zap as soon as it happens.',
  'Zaps ask your agent, and get its answer with the sources.',
  'Zaps train your agent: a new page or text becomes a source.',
];

export const meta = () => [{ title: `Zapier · ${brand.name}` }];

/** How to connect Zapier, and what is subscribed: of the whole workspace, as a Zap can be about any agent. */
export default function ZapierPage() {
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Zapier"
        mark={<ServiceMark icon={Zap} />}
        description={
          <>
            Connect your agents with the other programs that you use.{' '}
            <DocsLink page="zapier">How to use Zapier, Make and n8n</DocsLink>
          </>
        }
        status={<ZapierState />}
      />
      <ForAllowed
        endpoint={listHooks}
        refusal="Zapier gets what visitors write, so only admins can connect it. Ask an admin or an owner of this workspace."
      >
        <Connection />
      </ForAllowed>
    </div>
  );
}

/** Whether a Zap is on. Without an app, Zapier is reached by webhooks, which are listed with all others. */
function ZapierState() {
  const { data } = useQuery({ ...hooksQuery, enabled: useMay(listHooks) });
  if (data === undefined) return null;
  if (data.data.length > 0)
    return <Badge tone="ready">{formatCount(data.data.length, 'event')} subscribed</Badge>;
  return (
    <Badge tone="neutral">
      {data.zapierAppUrl === null ? 'Not connected · by webhooks' : 'Not connected'}
    </Badge>
  );
}

function Connection() {
  const hooks = useQuery(hooksQuery);
  if (hooks.isError && !hooks.data)
    return <ErrorState error={hooks.error} onRetry={() => void hooks.refetch()} />;
  if (!hooks.data) return <IntegrationLoading />;
  return (
    <>
      <FirstConnection title="Connect Zapier" gains={gains} drawing={<ZapDrawing />}>
        <ZapierSteps appUrl={hooks.data.zapierAppUrl} />
      </FirstConnection>
      {(hooks.data.zapierAppUrl !== null || hooks.data.data.length > 0) && (
        <Card
          title="Subscribed events"
          description="Zapier adds one when you turn a Zap on. Make and n8n can do the same."
          isFlush
        >
          <HookList hooks={hooks.data.data} />
        </Card>
      )}
    </>
  );
}
