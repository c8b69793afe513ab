import type { Agent } from '#contract/agents/agents.schemas.ts';
import { pickSurface } from '#core/look/pick-surface.ts';

/** The agent as the head of its chat shows it: its avatar, or the first letter of its name on its own colour. */
export function AgentFace({
  agent: { avatarUrl, displayName, messageColor },
  className = 'size-10',
}: {
  agent: Pick<Agent, 'avatarUrl' | 'displayName' | 'messageColor'>;
  className?: string;
}) {
  if (avatarUrl !== null)
    return <img src={avatarUrl} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />;
  return (
    <span
      aria-hidden
      className={`@container inline-flex shrink-0 items-center justify-center rounded-full ${className}`}
      style={pickSurface(messageColor)}
    >
      {/* Drawn by the style, since text here would count as part of what a button around it is called. */}
      <span
        data-letter={[...displayName.trim()][0]?.toLocaleUpperCase()}
        className="text-[42cqw] leading-none font-semibold before:content-[attr(data-letter)]"
      />
    </span>
  );
}
