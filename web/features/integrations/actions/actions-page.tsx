import { useOutletContext } from 'react-router';
import { listActions } from '#contract/actions/actions.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { ForAllowed } from '../for-allowed.tsx';
import { ActionList } from './action-list.tsx';
import { ToolServersCard } from './tool-servers-card.tsx';

export const meta = () => [{ title: `Actions · ${brand.name}` }];

/** What this agent can look up or do at other servers. */
export default function ActionsPage() {
  const agent = useOutletContext<Agent>();
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Actions"
        description={
          <>
            Your agent calls your own server in a chat, for example to look up an order. It asks the visitor
            for what it needs. <DocsLink page="actions">How actions work</DocsLink>
          </>
        }
      />
      <ForAllowed
        endpoint={listActions}
        refusal="An action sends what visitors write to another server, so only admins can set one up. Ask an admin or an owner of this workspace."
      >
        <ActionList agentId={agent.id} />
        <ToolServersCard agentId={agent.id} />
      </ForAllowed>
    </div>
  );
}
