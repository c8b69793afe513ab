import { Link } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { AgentFace } from '#web/features/agents/agent-face.tsx';
import { AgentStatusBadge } from '#web/features/agents/agent-status-badge.tsx';
import { SampleBadge } from '#web/features/agents/sample/sample-badge.tsx';
import { formatCount } from '#web/lib/format.ts';

/** One agent; the whole tile leads to its overview. */
export function AgentTile({ agent }: { agent: Agent }) {
  const { counts } = agent;
  return (
    <article className="relative flex min-h-44 flex-col rounded-lg border border-line bg-surface p-5 transition-shadow has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand hover:shadow-md">
      <div className="flex items-start justify-between gap-3">
        <AgentFace agent={agent} />
        <span className="flex flex-wrap justify-end gap-1.5">
          {agent.isSample && <SampleBadge />}
          <AgentStatusBadge agent={agent} />
        </span>
      </div>
      <h2 className="mt-4 line-clamp-2 font-semibold wrap-anywhere">
        <Link to={paths.overview(agent.id)} className="outline-none after:absolute after:inset-0">
          {agent.name}
        </Link>
      </h2>
      <p className="mt-auto pt-3 text-xs text-ink-secondary tabular-nums">
        {formatCount(counts.sources, 'source')} · {formatCount(counts.conversations, 'conversation')} ·{' '}
        {formatCount(counts.leads, 'lead')}
      </p>
    </article>
  );
}
