import {
  BookOpen,
  ChartColumn,
  Eye,
  Inbox,
  LayoutDashboard,
  Palette,
  Puzzle,
  Settings,
  UserRoundPlus,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useEdgeFade } from '#web/ui/use-edge-fade.ts';
import { AgentSwitch } from './agent-switch.tsx';

const pages = [
  { label: 'Overview', icon: LayoutDashboard, path: paths.overview },
  { label: 'View AI Agent', icon: Eye, path: paths.viewAgent },
  { label: 'Analytics', icon: ChartColumn, path: paths.consoleAnalytics },
  { label: 'Messages', icon: Inbox, path: paths.messages },
  { label: 'Leads', icon: UserRoundPlus, path: paths.leads },
  { label: 'Training sources', icon: BookOpen, path: paths.trainingSources },
  { label: 'Visual Look', icon: Palette, path: paths.visualLook },
  { label: 'Add-ons', icon: Puzzle, path: () => paths.pricing },
  { label: 'Settings', icon: Settings, path: (agentId: string) => paths.settings(agentId) },
];

/** The pages of one agent's console, under its name. The agent is undefined while it loads. */
export function ConsoleSidebar({ agentId, agent }: { agentId: string; agent: Agent | undefined }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEdgeFade(row);

  // On narrow screens the row scrolls: the current page must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 16;
  }, [pathname]);

  return (
    <aside className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <h2 className="mb-3 hidden text-xs font-semibold text-ink-secondary lg:block">My AI Agents</h2>
      <div className="mb-2 flex min-h-12 items-center gap-3 lg:mb-3">
        {agent ? (
          <AgentSwitch agent={agent} />
        ) : (
          <>
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-28" />
          </>
        )}
      </div>
      {/* Beside the page on wide screens, a row that scrolls within itself above it on narrow ones. */}
      <nav
        ref={row}
        aria-label="Agent"
        className="fade-edges -mx-4 flex gap-1 overflow-x-auto px-4 pb-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-col lg:px-0"
      >
        {pages.map(({ label, icon: Icon, path }) => (
          <NavLink
            key={label}
            to={path(agentId)}
            className={({ isActive }) =>
              classNames(
                'flex min-h-10 shrink-0 items-center gap-3 rounded-md px-3 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                isActive || (path === paths.messages && pathname.startsWith(paths.unanswered(agentId)))
                  ? 'bg-brand-soft font-semibold text-on-brand-soft'
                  : 'text-ink-secondary hover:bg-sunken hover:text-ink',
              )
            }
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            {label}
          </NavLink>
        ))}
      </nav>
    </aside>
  );
}
