import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeliveryList } from '#web/ui/lists/delivery-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Delivery } from './use-create-agent.ts';

/** The agent is there; its files are on their way. Stays only when one was refused. */
export function CreateProgress({ agent, deliveries }: { agent: Agent; deliveries: readonly Delivery[] }) {
  const isOver = deliveries.every(({ state }) => state === 'done' || state === 'refused');
  const hasRefused = deliveries.some(({ state }) => state === 'refused');
  return (
    <Card title={`${agent.name} is created`}>
      <div className="space-y-4">
        {deliveries.length > 0 && (
          <DeliveryList
            label="Files for the agent"
            items={deliveries.map((item, key) => ({ key, ...item }))}
          />
        )}
        {isOver && hasRefused ? (
          <>
            <Notice tone="warning">
              Not everything could be added. The other sources are being read. Add missing files under
              Training sources, and a picture under Visual Look.
            </Notice>
            <ButtonLink to={paths.trainingSources(agent.id)}>Go to Training sources</ButtonLink>
          </>
        ) : (
          <p role="status" className="flex items-center gap-2.5 text-sm text-ink-secondary">
            <Spinner />
            Starting the training...
          </p>
        )}
      </div>
    </Card>
  );
}
