import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Messages } from './messages.tsx';

export const handle: PageHandle = { fillsWindow: true };
export const meta = () => [{ title: `Inbox · ${brand.name}` }];

/** The conversations of all agents of the workspace: the same parts as the page of one agent. */
export default function InboxPage() {
  return (
    <div className="mx-auto flex w-full max-w-console flex-1 flex-col px-4 py-6 sm:px-6 lg:min-h-0 lg:pt-8 lg:pb-4">
      <Messages
        agentId={undefined}
        heading={(tabs, actions) => (
          <PageHeading
            title="Inbox"
            trail={[{ to: paths.dashboard, label: 'Dashboard' }]}
            tabs={tabs}
            actions={actions}
          />
        )}
      />
    </div>
  );
}
