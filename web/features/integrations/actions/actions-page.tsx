import { Lock } from 'lucide-react';
import { useOutletContext } from 'react-router';
import { listActions } from '#contract/actions/actions.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActionList } from './action-list.tsx';
import { ToolServersCard } from './tool-servers-card.tsx';

export const meta = () => [{ title: `Actions · ${brand.name}` }];

/** What this agent can look up or do at other servers. */
export default function ActionsPage() {
  const agent = useOutletContext<Agent>();
  const mayRead = useMay(listActions);
  return (
    <div className="space-y-6">
      <ConsoleHeading title="Actions" trail={[{ to: paths.overview(agent.id), label: agent.name }]} />
      <p className="max-w-2xl text-sm text-ink-secondary">
        Your agent calls your own server in a chat, for example to look up an order. It asks the visitor for
        what it needs. <DocsLink page="actions">How actions work</DocsLink>
      </p>
      {mayRead ? (
        <>
          <ActionList agentId={agent.id} />
          <ToolServersCard agentId={agent.id} />
        </>
      ) : (
        <Card>
          <EmptyState icon={Lock} title="Actions are for admins">
            An action sends what visitors write to another server. Ask an admin or an owner of this workspace
            to set one up.
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
