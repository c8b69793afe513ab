import { z } from 'zod';
import { answerMetadataSchema, sourcePartSchema } from '../conversations/conversations.schemas.ts';
import { messageMaximumLength } from '../conversations/conversations.ts';
import { idSchema } from '../fields.schemas.ts';
import { messageText } from './message-text.ts';

const messagesMaximum = 400;

const contentSchema = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
]);

/** Open, as are all objects here: clients send fields that mean nothing for an agent, and new ones every year. */
const messageSchema = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: contentSchema.nullish(),
});

const onlyText = 'An agent answers in text. Leave this out.';

const completionBodySchema = z.looseObject({
  model: idSchema.describe('The id of the agent'),
  messages: z
    .array(messageSchema)
    .min(1, 'Send at least one message.')
    .max(messagesMaximum, 'Send at most 400 messages.')
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message must have the role “user”.')
    .refine(
      (messages) => messageText(messages.at(-1)?.content).trim() !== '',
      'The last message has no text. An agent reads text only.',
    )
    .refine(
      (messages) => messageText(messages.at(-1)?.content).trim().length <= messageMaximumLength,
      'Use at most 2,000 characters in the last message.',
    ),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1, 'An agent gives one answer. Leave this out or set it to 1.').nullish(),
  response_format: z.looseObject({ type: z.literal('text', onlyText) }).nullish(),
  modalities: z.array(z.literal('text', onlyText)).nullish(),
  tool_choice: z
    .enum(['auto', 'none'], 'An agent does not call your tools. Leave this out or set it to “auto”.')
    .nullish(),
  user: z
    .string()
    .max(128, 'Use at most 128 characters.')
    .nullish()
    .describe('Your own id for the person asking'),
  metadata: z
    .looseObject({ conversationId: idSchema.nullish().describe('Continues a conversation of this agent') })
    .nullish(),
});
export type CompletionBody = z.infer<typeof completionBodySchema>;

/** Positions are those of the text, in UTF-16 units. */
const citationSchema = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({
    url: z.string(),
    title: z.string(),
    start_index: z.number().int(),
    end_index: z.number().int(),
  }),
});

const usageSchema = z.object({
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  total_tokens: z.number().int(),
});

/** What an answer of ours says beyond the text, in each answer and in the last piece of a stream. */
const extrasSchema = answerMetadataSchema
  .pick({ conversationId: true, outcome: true, confidence: true, model: true })
  .extend({ sources: z.array(sourcePartSchema) });

export const completionSchema = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  /** Seconds since 1970. */
  created: z.number().int(),
  model: idSchema,
  choices: z.array(
    z.object({
      index: z.literal(0),
      message: z.object({
        role: z.literal('assistant'),
        content: z.string(),
        refusal: z.null(),
        annotations: z.array(citationSchema),
      }),
      logprobs: z.null(),
      finish_reason: z.enum(['stop', 'length']),
    }),
  ),
  usage: usageSchema,
  parley: extrasSchema,
});
export type Completion = z.infer<typeof completionSchema>;

export const createCompletion = {
  summary: 'Ask an agent in the format of OpenAI’s chat completions, streamed or not',
  body: completionBodySchema,
  answer: completionSchema,
};

export const listModels = {
  summary: 'List the agents in the format in which the OpenAI API lists models',
  answer: z.object({
    object: z.literal('list'),
    data: z.array(
      z.object({
        id: idSchema,
        object: z.literal('model'),
        /** Seconds since 1970. */
        created: z.number().int(),
        owned_by: z.string(),
      }),
    ),
  }),
};
