import { MessageCircle } from 'lucide-react';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { pickSurface } from '#core/look/pick-surface.ts';

/** The agent as its chat shows it: its avatar, or an icon on its own colour. */
export function AgentFace({
  agent: { avatarUrl, messageColor },
  className = 'size-10',
}: {
  agent: Pick<Agent, 'avatarUrl' | 'messageColor'>;
  className?: string;
}) {
  if (avatarUrl !== null)
    return <img src={avatarUrl} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />;
  return (
    <span
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-full ${className}`}
      style={pickSurface(messageColor)}
    >
      <MessageCircle className="size-1/2" />
    </span>
  );
}
