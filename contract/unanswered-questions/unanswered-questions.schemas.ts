import { z } from 'zod';
import { closestPassageSchema } from '../conversations/conversations.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { rangeQuerySchema } from '../lists.schemas.ts';
import { clearings, dismissals, questionStates } from './unanswered-questions.ts';

const countSchema = z.number().int();

/** Questions that mean about the same. */
export const unansweredGroupSchema = z.object({
  /** The newest question of each wording that differs in more than form; settling them settles the group. */
  questionIds: z.array(idSchema),
  agentId: idSchema,
  agentName: z.string(),
  /** The newest question in the visitor's words, and the conversation that it was asked in. */
  question: z.string(),
  conversationId: idSchema,
  askedAt: timeSchema,
  /** How often it was asked. */
  asked: countSchema,
  /** Other words in which it was asked, newest first, at most ten. */
  wordings: z.array(z.string()),
  closest: closestPassageSchema.nullable(),
  /** When and why it was settled, for what is no longer open. */
  settledAt: timeSchema.nullable(),
  settledAs: z.enum([...clearings, ...dismissals]).nullable(),
});
export type UnansweredGroup = z.infer<typeof unansweredGroupSchema>;

export const listUnanswered = {
  summary: 'List the questions that were not answered, grouped by what they ask',
  query: rangeQuerySchema.extend({
    agentId: idSchema.optional(),
    state: z.enum(questionStates).default('open'),
    /** `declined` for questions without an answer, `hedged` for those that were partly answered. */
    outcome: z.enum(['declined', 'hedged']).default('declined'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({
    /** Groups asked most often first, of equal ones the newest first. */
    data: z.array(unansweredGroupSchema),
    /** How many questions there are in this state, and in how many groups. */
    questions: countSchema,
    groups: countSchema,
  }),
};

const questionIdsSchema = z.array(idSchema).min(1, 'Choose at least one question.').max(100);

export const dismissQuestions = {
  summary: 'Dismiss unanswered questions, and others that ask the same',
  body: z.object({ questionIds: questionIdsSchema, reason: z.enum(dismissals) }),
  answer: z.object({ questions: countSchema }),
};

export const reopenQuestions = {
  summary: 'Put dismissed or cleared questions, and those that ask the same, back on the list',
  body: z.object({ questionIds: questionIdsSchema }),
  answer: z.object({ questions: countSchema }),
};
