import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Messages } from './messages.tsx';

export const meta = () => [{ title: `Inbox · ${brand.name}` }];

/** The conversations of all agents of the workspace: the same parts as the page of one agent. */
export default function InboxPage() {
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col px-4 py-6 sm:px-6 lg:py-8">
      <Messages
        agentId={undefined}
        heading={(actions) => (
          <PageHeading
            title="Inbox"
            trail={[{ to: paths.dashboard, label: 'Dashboard' }]}
            actions={actions}
          />
        )}
      />
    </div>
  );
}
