import {
  BookOpen,
  Cable,
  CalendarCheck,
  ChartColumn,
  Eye,
  Hash,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Palette,
  PanelLeftClose,
  PanelLeftOpen,
  Puzzle,
  Settings,
  SquareFunction,
  UserRoundPlus,
  Webhook,
  Zap,
} from 'lucide-react';
import { useRef } from 'react';
import { NavLink, useLocation, useMatch } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCurrentInSight } from '#web/ui/use-current-in-sight.ts';
import { useEdgeFade } from '#web/ui/use-edge-fade.ts';
import { AgentSwitch } from './agent-switch.tsx';
import { useLastFilters } from './use-last-filters.ts';

interface ConsolePage {
  label: string;
  icon: LucideIcon;
  path: (agentId: string) => string;
}

const pages: readonly ConsolePage[] = [
  { label: 'Overview', icon: LayoutDashboard, path: paths.overview },
  { label: 'View AI Agent', icon: Eye, path: paths.viewAgent },
  { label: 'Analytics', icon: ChartColumn, path: paths.consoleAnalytics },
  { label: 'Messages', icon: Inbox, path: paths.messages },
  { label: 'Leads', icon: UserRoundPlus, path: paths.leads },
  { label: 'Training sources', icon: BookOpen, path: paths.trainingSources },
  { label: 'Visual Look', icon: Palette, path: paths.visualLook },
  { label: 'Add-ons', icon: Puzzle, path: () => paths.plans },
  { label: 'Settings', icon: Settings, path: (agentId: string) => paths.settings(agentId) },
];

const integrations: readonly ConsolePage[] = [
  { label: 'Zapier', icon: Zap, path: (agentId: string) => paths.integration(agentId, 'zapier') },
  { label: 'Slack', icon: Hash, path: (agentId: string) => paths.integration(agentId, 'slack') },
  {
    label: brand.bookingHost,
    icon: CalendarCheck,
    path: (agentId: string) => paths.integration(agentId, 'cal-com'),
  },
  {
    label: 'Actions',
    icon: SquareFunction,
    path: (agentId: string) => paths.integration(agentId, 'actions'),
  },
  { label: 'MCP', icon: Cable, path: (agentId: string) => paths.integration(agentId, 'mcp') },
  { label: 'Webhooks', icon: Webhook, path: () => paths.accountSettings('webhooks') },
];

/** Whether this page is a tab next to the one that the sidebar leads to. */
const isNextTo = (path: (agentId: string) => string, agentId: string, pathname: string): boolean =>
  (path === paths.messages && pathname.startsWith(paths.unanswered(agentId))) ||
  (path === paths.trainingSources &&
    [paths.tests(agentId), paths.synonyms(agentId), paths.contradictions(agentId)].some((each) =>
      pathname.startsWith(each),
    ));

interface ConsoleSidebarProps {
  agentId: string;
  /** Undefined while it loads. */
  agent: Agent | undefined;
  /** On wide screens only icons are shown. */
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** The pages of one agent's console, under its name. */
export function ConsoleSidebar({ agentId, agent, isCollapsed, onCollapse }: ConsoleSidebarProps) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isReading = useMatch(paths.conversation(agentId, ':conversationId')) !== null;
  const withFilters = useLastFilters();
  useEdgeFade(row);
  useCurrentInSight(row);

  const link = ({ label, icon, path }: ConsolePage) => (
    <PageLink
      key={label}
      label={label}
      icon={icon}
      to={withFilters(path(agentId))}
      isCollapsed={isCollapsed}
      isCurrent={isNextTo(path, agentId, pathname)}
    />
  );
  return (
    <aside className="min-w-0 sm:max-lg:flex sm:max-lg:items-center sm:max-lg:gap-4 lg:sticky lg:top-22 lg:-my-2 lg:max-h-[calc(100dvh-5.5rem)] lg:self-start lg:overflow-y-auto lg:py-2">
      <div className="mb-1 hidden items-center justify-between lg:flex">
        <h2 className={classNames('px-3 text-xs font-semibold text-ink-secondary', isCollapsed && 'sr-only')}>
          My AI Agents
        </h2>
        <IconButton
          label={isCollapsed ? 'Show the names of the pages' : 'Show icons only'}
          aria-expanded={!isCollapsed}
          className={isCollapsed ? 'size-10' : 'size-9!'}
          onClick={() => onCollapse(!isCollapsed)}
        >
          {isCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </div>
      <div
        className={classNames(
          'flex min-h-12 items-center gap-3 max-sm:mb-1 sm:max-lg:w-60 sm:max-lg:shrink-0 lg:mb-2',
          isCollapsed && 'lg:hidden',
        )}
      >
        {agent ? (
          <AgentSwitch agent={agent} />
        ) : (
          <>
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-28" />
          </>
        )}
      </div>
      {/* Next to the page on wide screens, a row that scrolls within itself above it on narrow ones. On a phone an
          open conversation needs its room. */}
      <nav
        ref={row}
        aria-label="Agent"
        className={classNames(
          'fade-edges flex min-w-0 gap-1 overflow-x-auto pb-1 max-sm:-mx-4 max-sm:px-4 sm:max-lg:-mr-6 sm:max-lg:grow sm:max-lg:pr-6 lg:flex-col lg:gap-0.5',
          isReading && 'max-sm:hidden',
        )}
      >
        {pages.map(link)}
        <h3
          className={classNames(
            'mt-4 mb-1 hidden px-3 text-xs font-semibold text-ink-secondary lg:block',
            isCollapsed && 'lg:sr-only',
          )}
        >
          Integrations
        </h3>
        {integrations.map(link)}
      </nav>
    </aside>
  );
}

interface PageLinkProps {
  label: string;
  icon: LucideIcon;
  to: string;
  isCollapsed: boolean;
  /** The page that is open belongs to this one, although its address does not begin with it. */
  isCurrent: boolean;
}

function PageLink({ label, icon: Icon, to, isCollapsed, isCurrent }: PageLinkProps) {
  return (
    <NavLink
      to={to}
      title={isCollapsed ? label : undefined}
      className={({ isActive }) =>
        classNames(
          'flex min-h-10 shrink-0 items-center gap-3 rounded-md px-3 text-sm lg:min-h-9 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
          isActive || isCurrent
            ? 'bg-brand-soft font-semibold text-on-brand-soft'
            : 'text-ink-secondary hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className={isCollapsed ? 'lg:sr-only' : undefined}>{label}</span>
    </NavLink>
  );
}
