import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

/** Which agents a new key may work with: its form has the choice under the name `agents`. Nothing where there is only one. */
export function AgentsField({ suggested }: { suggested: readonly string[] }) {
  const { data: agents = [] } = useQuery(allAgentsQuery());
  const hintId = useId();
  if (agents.length < 2) return null;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-1.5 text-sm font-semibold">Only for these agents</legend>
      <p id={hintId} className="mb-1.5 text-sm text-ink-secondary">
        Tick none for all agents. A key for some agents can only do what is about them.
      </p>
      <div className="flex max-h-40 flex-col gap-1.5 overflow-y-auto">
        {agents.map(({ id, name }) => (
          <Checkbox key={id} name="agents" value={id} defaultChecked={suggested.includes(id)} label={name} />
        ))}
      </div>
    </fieldset>
  );
}
