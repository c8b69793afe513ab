import { agentField } from '../agent-field.ts';
import type { Operation } from '../platform.ts';
import { addSource } from './add-source.ts';

export const addQuestion: Operation = {
  key: 'add_question',
  noun: 'Question with Answer',
  display: {
    label: 'Add a Question with Answer',
    description: 'Trains an agent to answer a question exactly as written.',
  },
  operation: {
    inputFields: [
      agentField(true),
      { key: 'question', label: 'Question', type: 'string', required: true },
      { key: 'answer', label: 'Answer', type: 'text', required: true },
      {
        key: 'alternatives',
        label: 'Other ways to ask it',
        type: 'string',
        required: false,
        list: true,
      },
    ],
    perform: addSource('qa', ['question', 'answer', 'alternatives']),
    sample: { id: 'src_1', kind: 'qa', title: 'Do you repair e-bikes?', status: 'queued' },
  },
};
