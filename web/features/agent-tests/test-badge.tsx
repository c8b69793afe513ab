import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

/** How a test went. */
export function TestBadge({ hasPassed }: { hasPassed: boolean | null }) {
  if (hasPassed === null) {
    return (
      <Badge tone="neutral" icon={CircleDashed}>
        Not run yet
      </Badge>
    );
  }
  return hasPassed ? (
    <Badge tone="ready" icon={CircleCheck}>
      Passed
    </Badge>
  ) : (
    <Badge tone="failed" icon={CircleX}>
      Failed
    </Badge>
  );
}
