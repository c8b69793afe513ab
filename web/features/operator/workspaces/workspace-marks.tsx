import { Ban, Gift } from 'lucide-react';
import type { OperatedWorkspace } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What the operator has done to a workspace. */
export function WorkspaceMarks({
  workspace: { isGranted, isSuspended },
}: {
  workspace: Pick<OperatedWorkspace, 'isGranted' | 'isSuspended'>;
}) {
  return (
    <>
      {isGranted && (
        <Badge tone="brand" icon={Gift}>
          Granted
        </Badge>
      )}
      {isSuspended && (
        <Badge tone="failed" icon={Ban}>
          Suspended
        </Badge>
      )}
    </>
  );
}
