import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteTest } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AgentTest } from '#contract/agent-tests/agent-tests.schemas.ts';
import { useChangeTests } from '#web/console/agent-tests/tests.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { describeExpectation } from './describe-expectation.ts';
import { TestBadge } from './test-badge.tsx';

interface TestRowProps {
  agentId: string;
  test: AgentTest;
  titleOf: (sourceId: string) => string | undefined;
  onEdit: () => void;
}

/** One test, with how it went last. */
export function TestRow({ agentId, test, titleOf, onEdit }: TestRowProps) {
  const { remove } = useChangeTests(agentId);
  const mayChange = useMay(deleteTest);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <ItemRow
      title={<span dir="auto">{test.question}</span>}
      mark={<TestBadge hasPassed={test.hasPassed} />}
      text={describeExpectation(test.expectation, titleOf)}
      actions={
        mayChange && (
          <>
            <IconButton label="Edit this test" onClick={onEdit}>
              <PenLine aria-hidden />
            </IconButton>
            <IconButton label="Delete this test" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )
      }
    >
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title="Delete this test?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove.mutateAsync(test.id);
          showToast.done('Test deleted.');
        }}
      >
        <p>{test.question}</p>
        <p className="mt-2">The results of earlier runs stay.</p>
      </ConfirmDialog>
    </ItemRow>
  );
}
