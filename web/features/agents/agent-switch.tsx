import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot, ChevronsUpDown, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { agentsQuery } from '#web/console/agents/agents.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { AgentFace } from './agent-face.tsx';

/** Which agent this is, and the way to the same page of another. */
export function AgentSwitch({ agent }: { agent: Agent }) {
  const { items } = itemsOf(useInfiniteQuery(agentsQuery()).data);
  const { pathname } = useLocation();
  const page = pathname.split('/')[3] ?? 'overview';
  const others = items.filter(({ id }) => id !== agent.id);
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${agent.name}: switch to another agent`}
          className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 max-lg:-ml-2 text-left transition-colors hover:bg-sunken data-[state=open]:bg-sunken"
        >
          <AgentFace agent={agent} className="size-9" />
          <span className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-semibold break-words lg:flex-1">
            {agent.name}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-secondary" />
        </button>
      }
    >
      {others.map((other) => (
        <MenuItem key={other.id} isLink>
          <Link to={`${paths.agent(other.id)}/${page}`}>
            <AgentFace agent={other} className="size-6" />
            <span className="max-w-64 truncate">{other.name}</span>
          </Link>
        </MenuItem>
      ))}
      {others.length > 0 && <MenuSeparator />}
      <MenuItem isLink>
        <Link to={paths.agents}>
          <Bot aria-hidden />
          My AI Agents
        </Link>
      </MenuItem>
      <MenuItem isLink>
        <Link to={paths.createAgent}>
          <Plus aria-hidden />
          Create Agent
        </Link>
      </MenuItem>
    </Menu>
  );
}
