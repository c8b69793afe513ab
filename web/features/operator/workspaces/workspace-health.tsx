import { CircleCheck } from 'lucide-react';
import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';

/** The sources of a workspace that could not be read whole, with why. */
export function WorkspaceHealth({ workspace }: { workspace: OperatedWorkspaceDetails }) {
  return (
    <Card
      title="Health"
      description={`${formatCount(workspace.failedSources, 'source')} not fully read, ${formatCount(workspace.failedJobs, 'failed job')} in the last two days.`}
      isFlush
    >
      <div className="border-t border-line">
        {workspace.troubles.length === 0 ? (
          <EmptyRow icon={CircleCheck} title="All sources were read" />
        ) : (
          <ul aria-label="Sources with problems">
            {workspace.troubles.map(({ agentName, title, status, error }) => (
              <li
                key={`${agentName} ${title}`}
                className="border-b border-line px-5 py-3 text-sm last:border-b-0"
              >
                <p className="font-medium break-words">{title}</p>
                <p className="break-words text-ink-secondary">
                  {agentName} · {status === 'failed' ? 'failed' : 'partly read'}
                  {error && `: ${error}`}
                </p>
              </li>
            ))}
          </ul>
        )}
        {workspace.failedSources > workspace.troubles.length && (
          <p className="border-t border-line px-5 py-3 text-xs text-ink-secondary">
            The newest {workspace.troubles.length} of {formatNumber(workspace.failedSources)} are shown.
          </p>
        )}
      </div>
    </Card>
  );
}
