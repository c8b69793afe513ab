import { z } from 'zod';
import { cutSentenceSchema, usageSchema } from '../conversations/conversations.schemas.ts';
import { messageMaximumLength, outcomes } from '../conversations/conversations.ts';
import { idSchema, pastedKeyText, timeSchema } from '../fields.schemas.ts';
import {
  modelBudgetMaximum,
  modelBudgetUnits,
  modelIdMaximumLength,
  modelKeyMaximumLength,
  modelProviders,
  modelsMaximum,
  modelUrlMaximumLength,
  testedQuestionsMaximum,
} from './model-keys.ts';

const providerSchema = z.enum(modelProviders);

const keySchema = pastedKeyText
  .min(1, 'Paste the key.')
  .max(modelKeyMaximumLength, `This is too long for a key: use at most ${modelKeyMaximumLength} characters.`);

const baseUrlSchema = z
  .string()
  .trim()
  .min(1, 'Enter the base URL of the server.')
  .max(modelUrlMaximumLength);

const modelsSchema = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Enter the name of a model.')
      .max(modelIdMaximumLength, `Use at most ${modelIdMaximumLength} characters for a model.`),
  )
  .min(1, 'Enter at least one model of the server.')
  .max(modelsMaximum, `Enter at most ${modelsMaximum} models.`)
  .refine((models) => new Set(models).size === models.length, 'Name each model once.');

const modelKeySchema = z.object({
  id: idSchema,
  provider: providerSchema,
  /** Last four characters of the key, to tell it from others; null where the server needs none. */
  keyEnd: z.string().nullable(),
  /** Of a compatible server; null for the others. */
  baseUrl: z.string().nullable(),
  /** Of a compatible server; empty for the others, whose models are known. */
  models: z.array(z.string()),
  changedAt: timeSchema,
  /** Since when the provider refuses the key; null while it is good. */
  refusedAt: timeSchema.nullable(),
});
export type ModelKey = z.infer<typeof modelKeySchema>;

const params = z.object({ modelKeyId: idSchema });

export const listModelKeys = {
  summary: 'List the model keys of the workspace, without the keys themselves',
  answer: z.object({ data: z.array(modelKeySchema) }),
};

export const createModelKey = {
  summary: 'Store a key of a model provider; the agents of the workspace then answer by it',
  body: z
    .object({
      provider: providerSchema,
      /** Needed for all but a compatible server. */
      key: keySchema.optional(),
      baseUrl: baseUrlSchema.optional(),
      models: modelsSchema.optional(),
    })
    .superRefine(({ provider, key, baseUrl, models }, { addIssue }) => {
      const require = (path: string, value: unknown, message: string) => {
        if (value === undefined) addIssue({ code: 'custom', path: [path], message });
      };
      if (provider !== 'compatible') return require('key', key, 'Paste the key.');
      require('baseUrl', baseUrl, 'Enter the base URL of the server.');
      require('models', models, 'Enter at least one model of the server.');
    }),
  answer: modelKeySchema,
};

export const updateModelKey = {
  summary: 'Replace a model key, or the base URL and models of a compatible server',
  params,
  body: z.object({
    key: keySchema.optional(),
    baseUrl: baseUrlSchema.optional(),
    models: modelsSchema.optional(),
  }),
  answer: modelKeySchema,
};

export const deleteModelKey = {
  summary: 'Delete a model key',
  params,
  answer: z.object({}),
};

const testedQuestionSchema = z.object({
  question: z.string(),
  /** What a visitor would have read. */
  reply: z.string(),
  outcome: z.enum(outcomes),
  /** Id of the model whose sentences are in the reply, or `embedded`. */
  model: z.string(),
  /** Titles of the sources that the reply cites, each once. */
  sources: z.array(z.string()),
  /** What the model wrote and was left out, with the reason. */
  cut: z.array(cutSentenceSchema),
  /** Why the provider gave no answer, as a sentence; null where it gave one or was not asked. */
  problem: z.string().nullable(),
  usage: usageSchema,
  /** In US dollars; null where the price of the model is not known. */
  cost: z.number().nullable(),
  totalMs: z.number().int(),
});
export type TestedQuestion = z.infer<typeof testedQuestionSchema>;

export const testModelKey = {
  summary:
    'Ask an agent up to three questions by this key alone, and see what the checks made of the answers; nothing is stored',
  params,
  body: z.object({
    agentId: idSchema,
    questions: z
      .array(z.string().trim().min(1, 'Write a question.').max(messageMaximumLength))
      .min(1, 'Write at least one question.')
      .max(testedQuestionsMaximum, `Write at most ${testedQuestionsMaximum} questions.`),
  }),
  answer: z.object({ data: z.array(testedQuestionSchema) }),
};

const budgetSchema = z.object({
  unit: z.enum(modelBudgetUnits),
  amount: z
    .number('Enter an amount.')
    .positive('Enter an amount above 0, or remove the limit.')
    .max(modelBudgetMaximum, `Enter at most ${modelBudgetMaximum.toLocaleString('en-US')}.`),
});
export type ModelBudget = z.infer<typeof budgetSchema>;

const spendingSchema = z.object({
  /** `2026-11`, in UTC. */
  month: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars, of the tokens whose price is known. */
  dollars: z.number(),
  /** Tokens of models without a price: they do not count towards a limit in dollars. */
  unpricedTokens: z.number().int(),
  /** Null where there is no limit. */
  budget: budgetSchema.nullable(),
  /** The limit is used up: the embedded engine answers until the month ends. */
  isUsedUp: z.boolean(),
});
export type ModelSpending = z.infer<typeof spendingSchema>;

export const getModelSpending = {
  summary: 'Get what language models used in this month, and the limit of the workspace for its own keys',
  answer: spendingSchema,
};

export const setModelBudget = {
  summary:
    'Set or remove the monthly limit for the own keys of the workspace; once it is used up the embedded engine answers',
  body: z.object({ budget: budgetSchema.nullable() }),
  answer: spendingSchema,
};
