import { MessageCircle } from 'lucide-react';
import { pickSurface } from '#core/look/pick-surface.ts';

/** The agent as its launcher looks on a website: an icon on its own colour. */
export function AgentFace({ color, className = 'size-10' }: { color: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-full ${className}`}
      style={pickSurface(color)}
    >
      <MessageCircle className="size-1/2" />
    </span>
  );
}
