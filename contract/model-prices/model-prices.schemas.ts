import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { modelIdMaximumLength } from '../model-keys/model-keys.ts';
import { modelPriceMaximum } from './model-prices.ts';

/** US dollars for a million tokens. */
const priceSchema = z
  .number('Enter a price in US dollars.')
  .min(0, 'A price is not negative.')
  .max(modelPriceMaximum, `Enter at most ${modelPriceMaximum.toLocaleString('en-US')} dollars.`);

const modelPriceSchema = z.object({
  id: idSchema,
  /** `provider:model`, as a message names the model that wrote it. */
  modelId: z.string(),
  inputPerMillion: z.number(),
  outputPerMillion: z.number(),
  /** Answers from then on are counted by it; null where it is the first price of the model, which counts for all before. */
  since: timeSchema.nullable(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

export const listModelPrices = {
  summary: 'List what models cost now, and the models that wrote answers and have no price',
  answer: z.object({
    data: z.array(modelPriceSchema),
    /** Ids of models that answered in the last 30 days and have no price, most used first. */
    unpriced: z.array(z.string()),
  }),
};

export const setModelPrice = {
  summary: 'Say what a model costs from now on; earlier answers keep the price of their time',
  body: z.object({
    modelId: z
      .string()
      .trim()
      .min(1, 'Enter the id of the model.')
      .max(modelIdMaximumLength + 20, 'This is too long for the id of a model.')
      .regex(/^[a-z]+:\S/, 'Write the id as provider:model, for example openai:gpt-4o.'),
    inputPerMillion: priceSchema,
    outputPerMillion: priceSchema,
  }),
  answer: modelPriceSchema,
};

export const deleteModelPrice = {
  summary: 'Say that the price of a model is not known from now on',
  params: z.object({ modelPriceId: idSchema }),
  answer: z.object({}),
};
