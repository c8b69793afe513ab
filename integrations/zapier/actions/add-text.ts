import { agentField } from '../agent-field.ts';
import type { Operation } from '../platform.ts';
import { addSource } from './add-source.ts';

export const addText: Operation = {
  key: 'add_text',
  noun: 'Text',
  display: { label: 'Add a Text', description: 'Trains an agent on a text.' },
  operation: {
    inputFields: [
      agentField(true),
      { key: 'title', label: 'Title', type: 'string', required: true },
      { key: 'text', label: 'Text', type: 'text', required: true },
    ],
    perform: addSource('text', ['title', 'text']),
    sample: { id: 'src_1', kind: 'text', title: 'Repairs', status: 'queued' },
  },
};
