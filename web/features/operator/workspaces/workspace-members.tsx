import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { Card } from '#web/ui/card.tsx';

/** Who is in a workspace. */
export function WorkspaceMembers({ workspace }: { workspace: OperatedWorkspaceDetails }) {
  return (
    <Card title="Members" isFlush>
      <ul aria-label="Members" className="border-t border-line">
        {workspace.members.length === 0 && (
          <li className="px-5 py-3 text-sm text-ink-secondary">
            Nobody: this workspace belongs to the installation.
          </li>
        )}
        {workspace.members.map(({ name, email, role }) => (
          <li
            key={email}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line px-5 py-3 text-sm last:border-b-0"
          >
            <span className="min-w-0 break-words">
              <span className="font-medium">{name}</span>
              {name !== email && <span className="break-all text-ink-secondary"> {email}</span>}
            </span>
            <span className="text-ink-secondary">{role}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
