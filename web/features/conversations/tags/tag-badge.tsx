import type { Tag } from '#contract/tags/tags.schemas.ts';
import type { TagColor } from '#contract/tags/tags.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<TagColor, Tone> = {
  grey: 'neutral',
  green: 'ready',
  blue: 'training',
  amber: 'partial',
  red: 'failed',
};

export function TagBadge({ tag: { name, color } }: { tag: Pick<Tag, 'name' | 'color'> }) {
  return (
    <Badge tone={tones[color]}>
      <span className="max-w-32 truncate">{name}</span>
    </Badge>
  );
}
