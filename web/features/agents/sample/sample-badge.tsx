import { FlaskConical } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

/** Marks the agent of a made-up firm. */
export function SampleBadge() {
  return (
    <Badge tone="neutral" icon={FlaskConical}>
      Sample
    </Badge>
  );
}
