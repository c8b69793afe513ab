import type { LucideIcon } from 'lucide-react';
import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

interface IntegrationPageProps {
  name: string;
  icon: LucideIcon;
  /** One sentence: what it will connect, and that this version has no setting for it. */
  state: string;
  /** What does the same today. */
  meanwhile: string;
}

/** An integration that is not there yet: what it will do, and what to use until then. */
export function IntegrationPage({ name, icon: Icon, state, meanwhile }: IntegrationPageProps) {
  const agent = useOutletContext<Agent>();
  return (
    <div className="space-y-6">
      <ConsoleHeading title={name} trail={[{ to: paths.overview(agent.id), label: agent.name }]} />
      <Card>
        <div className="flex items-start gap-4">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-secondary">
            <Icon aria-hidden className="size-5" />
          </span>
          <div className="min-w-0 max-w-2xl space-y-3">
            <h2 className="py-2 font-semibold">Not available yet</h2>
            <p className="text-sm">{state}</p>
            <p className="text-sm text-ink-secondary">{meanwhile}</p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
              <ButtonLink to={paths.accountSettings('notifications')} size="sm" variant="secondary">
                Email notifications
              </ButtonLink>
              <ButtonLink to={paths.accountSettings('webhooks')} size="sm" variant="secondary">
                Webhooks
              </ButtonLink>
              <DocsLink page="webhooks">How to use webhooks</DocsLink>
            </div>
          </div>
        </div>
      </Card>
    </div>
  );
}
