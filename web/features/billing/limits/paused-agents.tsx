import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { keepAgents } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Names the agents that the plan pauses, and lets the owner choose which go on; nothing where the plan allows all. */
export function PausedAgents({ limit, mayChoose }: { limit: number | null; mayChoose: boolean }) {
  const agents = useQuery(allAgentsQuery());
  if (limit === null || !agents.data || agents.data.length <= limit) return null;
  return (
    <Card
      title="Agents paused by your plan"
      description={`Your plan allows ${limit === 1 ? '1 agent' : `${limit} agents`}, and you have ${agents.data.length}. Nothing is deleted: the others tell visitors that they are away, and come back when your plan allows them.`}
    >
      <Choice agents={agents.data} limit={limit} mayChoose={mayChoose} />
    </Card>
  );
}

function Choice({ agents, limit, mayChoose }: { agents: Agent[]; limit: number; mayChoose: boolean }) {
  const queryClient = useQueryClient();
  const active = agents.filter(({ isPausedByPlan }) => !isPausedByPlan).map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const kept = chosen ?? active;
  const save = useMutation({
    mutationFn: (agentIds: string[]) => call(keepAgents, { body: { agentIds } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['agents'] });
      setChosen(null);
      showToast.done('Saved. These agents keep answering.');
    },
    onError: (error) => showToast.failed(describeError(error)),
  });
  const isFull = kept.length >= limit;
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate([...kept]);
      }}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          {mayChoose ? `Choose up to ${limit} agents that keep answering` : 'Your agents'}
        </legend>
        <ul className="divide-y divide-line">
          {agents.map((agent) => (
            <li key={agent.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              {mayChoose ? (
                <Checkbox
                  label={<span className="wrap-anywhere">{agent.name}</span>}
                  checked={kept.includes(agent.id)}
                  disabled={save.isPending || (isFull && limit > 1 && !kept.includes(agent.id))}
                  onChange={({ target: { checked } }) => {
                    const others = kept.filter((id) => id !== agent.id);
                    // With one place, choosing another agent gives it the place.
                    setChosen(checked ? [...(limit === 1 ? [] : others), agent.id] : others);
                  }}
                />
              ) : (
                <Link to={paths.overview(agent.id)} className={linkLook}>
                  {agent.name}
                </Link>
              )}
              {agent.isPausedByPlan && <Badge tone="partial">Paused by plan</Badge>}
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        {mayChoose && (
          <Button
            type="submit"
            size="sm"
            isBusy={save.isPending}
            isDisabled={kept.length === 0 || chosen === null}
          >
            Keep these agents
          </Button>
        )}
        <ButtonLink to={paths.plans} size="sm" variant="secondary">
          See plans and add-ons
        </ButtonLink>
      </div>
    </form>
  );
}
