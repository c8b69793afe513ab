import { CalendarCheck, LifeBuoy, type LucideIcon, ShoppingBag, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { AgentTemplateId } from '#contract/agents/agents.ts';
import { agentTemplates } from '#contract/agents/templates.ts';
import { paths } from '#contract/page-addresses.ts';

const icons: Record<AgentTemplateId, LucideIcon> = {
  support: LifeBuoy,
  shop: ShoppingBag,
  booking: CalendarCheck,
  'internal-help': Users,
};

/** What an agent can be started from, each with the way into the wizard. */
export function TemplateCards() {
  return (
    <section aria-labelledby="templates" className="space-y-4 pt-2">
      <h2 id="templates" className="font-semibold">
        Start from a template
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {agentTemplates.map(({ id, label, description }) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <Link
                to={`${paths.createAgent}?template=${id}`}
                className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 transition-shadow hover:shadow-md"
              >
                <span className="flex size-10 items-center justify-center rounded-md bg-brand-soft text-on-brand-soft">
                  <Icon aria-hidden className="size-5" />
                </span>
                <span className="mt-3 font-semibold">{label}</span>
                <span className="mt-1 text-sm text-ink-secondary">{description}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
