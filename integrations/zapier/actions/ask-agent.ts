import { agentField } from '../agent-field.ts';
import { callParley } from '../call-parley.ts';
import type { Item, Operation, Perform } from '../platform.ts';

/** As `POST /api/v1/agents/{agentId}/chat` answers. */
interface ChatAnswer {
  id: string;
  parts: ({ type: 'text'; text: string } | { type: 'source'; title: string; url?: string; quote: string })[];
  metadata: { conversationId: string; outcome: string; confidence: number };
}

const ask: Perform<Item> = async (z, bundle) => {
  const { agentId, message, conversationId, userId } = bundle.inputData;
  const path = `/agents/${String(agentId)}/chat`;
  const body = { message, conversationId, userId };
  const { data } = await callParley(z, bundle, { method: 'POST', path, body });
  const { id, parts, metadata } = data as ChatAnswer;
  return {
    id,
    answer: parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join(''),
    outcome: metadata.outcome,
    confidence: metadata.confidence,
    conversationId: metadata.conversationId,
    sources: parts.flatMap((part) =>
      part.type === 'source' ? { title: part.title, url: part.url ?? null, quote: part.quote } : [],
    ),
  };
};

export const askAgent: Operation = {
  key: 'ask_agent',
  noun: 'Answer',
  display: {
    label: 'Ask an Agent',
    description:
      'Asks an agent a question and gets its answer with the sources. It counts as a message of your plan.',
  },
  operation: {
    inputFields: [
      agentField(true),
      { key: 'message', label: 'Question', type: 'text', required: true },
      {
        key: 'conversationId',
        label: 'Conversation ID',
        type: 'string',
        required: false,
        helpText: 'To continue a conversation. Leave it empty to start a new one.',
      },
      {
        key: 'userId',
        label: 'User ID',
        type: 'string',
        required: false,
        helpText: 'Your own ID of the person who asks, to find their conversations later.',
      },
    ],
    perform: ask,
    sample: {
      id: 'msg_2',
      answer: 'Yes, we repair e-bikes of all makes.',
      outcome: 'answered',
      confidence: 0.91,
      conversationId: 'cnv_1',
      sources: [
        {
          title: 'Repairs',
          url: 'https://www.example.com/repairs',
          quote: 'We repair e-bikes of all makes.',
        },
      ],
    },
  },
};
