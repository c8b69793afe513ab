import { callParley } from '../call-parley.ts';
import type { Item, Operation, Perform } from '../platform.ts';
import { leadSample } from '../triggers/samples.ts';

/** The API looks for words anywhere in a lead; wanted are those with exactly this address. */
const find: Perform<Item[]> = async (z, bundle) => {
  const email = String(bundle.inputData.email).trim().toLowerCase();
  const { data } = await callParley(z, bundle, { path: '/leads', params: { q: email, limit: 100 } });
  return (data as { data: Item[] }).data.filter((lead) => String(lead.email).toLowerCase() === email);
};

export const findLead: Operation = {
  key: 'find_lead',
  noun: 'Lead',
  display: {
    label: 'Find Lead',
    description: 'Finds the newest lead with an email address.',
  },
  operation: {
    inputFields: [{ key: 'email', label: 'Email', type: 'string', required: true }],
    perform: find,
    sample: leadSample,
  },
};
