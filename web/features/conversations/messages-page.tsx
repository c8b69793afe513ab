import { useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Messages } from './messages.tsx';

export const handle: PageHandle = { fillsWindow: true };
export const meta = () => [{ title: `Messages · ${brand.name}` }];

/** The conversations of one agent. */
export default function MessagesPage() {
  const { agentId = '' } = useParams();
  return (
    <Messages
      agentId={agentId}
      heading={(tabs, actions) => (
        <ConsoleHeading
          title="Messages"
          tabs={tabs}
          actions={
            <>
              <ButtonLink to={paths.inbox} variant="secondary">
                All agents
              </ButtonLink>
              {actions}
            </>
          }
        />
      )}
    />
  );
}
