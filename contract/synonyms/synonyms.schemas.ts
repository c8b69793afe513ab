import { z } from 'zod';
import { idSchema } from '../fields.schemas.ts';
import { synonymGroupsMaximum, synonymMaximumLength, synonymsPerGroup } from './synonyms.ts';

const wordingSchema = z
  .string()
  .trim()
  .min(1, 'Write a word.')
  .max(synonymMaximumLength, 'Use at most 60 characters for a word or phrase.');

/** Words and short phrases that mean the same. */
const groupSchema = z
  .array(wordingSchema)
  .min(2, 'Write at least two words that mean the same.')
  .max(synonymsPerGroup, 'Use at most 10 words in a group.');

const synonymsSchema = z.object({
  groups: z.array(groupSchema).max(synonymGroupsMaximum, 'Use at most 200 groups.'),
});

const storedSynonymsSchema = synonymsSchema.extend({
  /** Of the agent: rises with every change of its settings and synonyms. */
  version: z.number().int(),
});

const agentParams = z.object({ agentId: idSchema });

export const getSynonyms = {
  summary: 'Get the words that mean the same to an agent’s customers, in groups',
  params: agentParams,
  answer: storedSynonymsSchema,
};

export const setSynonyms = {
  summary:
    'Replace the groups of words that mean the same; with `version`, only if nobody has changed them since',
  params: agentParams,
  body: synonymsSchema.extend({
    /** The version that the caller has seen. Synonyms that were changed since are refused with 409. */
    version: z.number().int().min(0).optional(),
  }),
  answer: storedSynonymsSchema,
};

export const synonymSuggestionSchema = z.object({
  /** A word of unanswered questions that the sources contain nowhere. */
  word: z.string(),
  /** Words of the sources that may mean the same, the nearest first. */
  candidates: z.array(z.string()),
  /** The newest question with the word, and how many have it. */
  question: z.string(),
  asked: z.number().int(),
});
export type SynonymSuggestion = z.infer<typeof synonymSuggestionSchema>;

export const suggestSynonyms = {
  summary: 'Suggest synonyms from unanswered questions whose words do not occur in the sources',
  params: agentParams,
  answer: z.object({ data: z.array(synonymSuggestionSchema) }),
};
