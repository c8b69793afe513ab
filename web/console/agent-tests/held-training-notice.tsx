import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { publishHeldTraining, undoTraining } from '#contract/agent-tests/agent-tests.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { heldTrainingQuery, useSettleTraining } from './tests.queries.ts';

/** A training that is tested, held back, or can be taken back, with what can be done about it. */
export function HeldTrainingNotice({ agentId }: { agentId: string }) {
  const agent = useQuery(agentQuery(agentId));
  const { data: held } = useQuery(heldTrainingQuery(agentId));
  if (!held || held.state === 'none') return null;
  const texts = formatCount(held.documents, 'text');
  if (held.state === 'testing') {
    return agent.data?.holdsBackTraining === false ? null : (
      <Notice tone="info">
        {texts} wait until the tests have passed. The agent answers from the earlier text.
      </Notice>
    );
  }
  if (held.state === 'published') {
    return (
      <Notice tone="success" action={<UndoTraining agentId={agentId} />}>
        The last training changed {texts} and is live.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" action={<DecideOnTraining agentId={agentId} testRunId={held.testRunId} />}>
      {held.lost > 0
        ? `A training is held back: ${formatCount(held.lost, 'test')} that passed before would fail.`
        : 'A training is held back, because its tests could not be run to the end.'}{' '}
      The agent answers from the earlier text.
    </Notice>
  );
}

type Action = ReturnType<typeof useSettleTraining>['publish'];

const run = (action: Action, done: string) =>
  action.mutateAsync().then(
    () => showToast.done(done),
    (error: unknown) => showToast.failed(describeError(error)),
  );

function UndoTraining({ agentId }: { agentId: string }) {
  const { undo } = useSettleTraining(agentId);
  if (!useMay(undoTraining)) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      isBusy={undo.isPending}
      onClick={() => run(undo, 'The earlier text is used again.')}
    >
      Undo
    </Button>
  );
}

function DecideOnTraining({ agentId, testRunId }: { agentId: string; testRunId: string | null }) {
  const { publish, discard } = useSettleTraining(agentId);
  const mayDecide = useMay(publishHeldTraining);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {testRunId && (
        <Link
          to={paths.testRun(agentId, testRunId)}
          className="px-2 font-semibold underline underline-offset-4"
        >
          Compare the answers
        </Link>
      )}
      {mayDecide && (
        <>
          <Button
            size="sm"
            variant="secondary"
            isBusy={discard.isPending}
            onClick={() => run(discard, 'The agent keeps using the earlier text.')}
          >
            Discard
          </Button>
          <Button
            size="sm"
            isBusy={publish.isPending}
            onClick={() => run(publish, 'The new text is used now.')}
          >
            Publish anyway
          </Button>
        </>
      )}
    </div>
  );
}
