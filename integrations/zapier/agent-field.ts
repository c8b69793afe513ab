import type { InputField } from './platform.ts';

/** The choice of an agent, by its name. */
export function agentField(required: boolean): InputField {
  return {
    key: 'agentId',
    label: 'Agent',
    type: 'string',
    required,
    dynamic: 'agent.id.name',
    helpText: required ? 'The agent to use.' : 'Leave it empty for all agents.',
  };
}
