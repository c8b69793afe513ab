import { callParley } from '../call-parley.ts';
import type { Item, Perform } from '../platform.ts';

/** Adds a source of this kind from the fields of the step; the agent is trained on it at once. */
export function addSource(kind: 'qa' | 'text', fields: readonly string[]): Perform<Item> {
  return async (z, bundle) => {
    const { inputData } = bundle;
    const path = `/agents/${String(inputData.agentId)}/sources`;
    const body = { kind, ...Object.fromEntries(fields.map((name) => [name, inputData[name]])) };
    return (await callParley(z, bundle, { method: 'POST', path, body })).data as Item;
  };
}
