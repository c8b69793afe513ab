import { useQuery } from '@tanstack/react-query';
import { agentQuery, useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Whether a training goes live only once the tests have passed; stored at once. */
export function HoldBackSwitch({ agentId }: { agentId: string }) {
  const agent = useQuery(agentQuery(agentId));
  const update = useUpdateAgent(agentId);
  if (!agent.data) return null;
  return (
    <Card>
      <Switch
        label="Hold back a training that breaks tests"
        description="New text is only used once no test fails that passed before. You decide about the rest, and can undo the last training."
        checked={
          update.isPending ? update.variables.holdsBackTraining === true : agent.data.holdsBackTraining
        }
        onChange={({ target }) =>
          update.mutate(
            { holdsBackTraining: target.checked },
            { onError: (error) => showToast.failed(describeError(error)) },
          )
        }
      />
    </Card>
  );
}
