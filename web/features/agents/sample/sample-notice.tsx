import { useNavigate } from 'react-router';
import { deleteAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { useDeleteAgent } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { leavesUnsaved } from '#web/ui/forms/unsaved/leaves-unsaved.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface SampleNoticeProps {
  agent: Agent;
  /** Where to go once it is removed. */
  returnTo?: string;
}

/** On every page of the sample agent: that its firm is made up, and the one click that removes it. */
export function SampleNotice({ agent, returnTo = paths.agents }: SampleNoticeProps) {
  const remove = useDeleteAgent(agent.id);
  const mayDelete = useMay(deleteAgent);
  const navigate = useNavigate();
  if (!agent.isSample) return null;
  const leave = async () => {
    try {
      await remove.mutateAsync();
      await navigate(returnTo, { state: leavesUnsaved });
      showToast.done('The sample agent is removed.');
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };
  return (
    <Notice
      tone="info"
      className="mb-5 lg:mb-12"
      action={
        mayDelete && (
          <Button size="sm" variant="secondary" isBusy={remove.isPending} onClick={leave}>
            Remove the sample
          </Button>
        )
      }
    >
      This is a sample agent of a made-up firm.{' '}
      <span className="font-normal">
        Try everything: nothing here is real. It counts as one agent of your plan until you remove it.
      </span>
    </Notice>
  );
}
