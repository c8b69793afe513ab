import { callParley } from '../call-parley.ts';
import type { Item, Operation, Perform } from '../platform.ts';

const listAgents: Perform<Item[]> = async (z, bundle) => {
  const { data } = await callParley(z, bundle, { path: '/agents', params: { limit: 100 } });
  return (data as { data: Item[] }).data.map(({ id, name }) => ({ id, name }));
};

/** Starts no Zap: the choices of `agentField`. */
export const agent: Operation = {
  key: 'agent',
  noun: 'Agent',
  display: { label: 'New Agent', description: 'Lists the agents to choose from.', hidden: true },
  operation: { perform: listAgents, sample: { id: 'agt_1', name: 'Shop' } },
};
