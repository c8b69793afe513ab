import { agentField } from '../agent-field.ts';
import { callParley } from '../call-parley.ts';
import type { Item, Operation, Perform } from '../platform.ts';
import { conversationSample } from '../triggers/samples.ts';

const find: Perform<Item[]> = async (z, bundle) => {
  const { words, agentId } = bundle.inputData;
  const params = { q: String(words).trim(), agentId, limit: 10 };
  const { data } = await callParley(z, bundle, { path: '/conversations', params });
  return (data as { data: Item[] }).data;
};

export const findConversation: Operation = {
  key: 'find_conversation',
  noun: 'Conversation',
  display: {
    label: 'Find Conversation',
    description: 'Finds the newest conversation with these words, or with a visitor of this email address.',
  },
  operation: {
    inputFields: [
      {
        key: 'words',
        label: 'Words',
        type: 'string',
        required: true,
        helpText: 'All of them must be in a message or its answer, or in the contact details of the visitor.',
      },
      agentField(false),
    ],
    perform: find,
    sample: conversationSample,
  },
};
