import { Inbox } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** In the place of the list while nobody has asked the agent anything. */
export function NoConversations({ agentId }: { agentId: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={Inbox}
        title="No messages yet"
        action={
          <div className="flex flex-col items-center gap-4">
            <ButtonLink to={paths.viewAgent(agentId)}>START CONVERSATION</ButtonLink>
            <DocsLink page="widget">Put it on your website</DocsLink>
          </div>
        }
      >
        Conversations appear here, with every answer and its sources.
      </EmptyState>
    </div>
  );
}
