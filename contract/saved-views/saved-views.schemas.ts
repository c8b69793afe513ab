import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { savedViewFilterMaximumLength, savedViewKinds, savedViewNameMaximumLength } from './saved-views.ts';

const kindSchema = z.enum(savedViewKinds);

const nameSchema = nameText
  .min(1, 'Enter a name.')
  .max(savedViewNameMaximumLength, `Use at most ${savedViewNameMaximumLength} characters.`);

/** The search part of the list's address: `outcome=declined&range=this-week`. */
const filterSchema = z
  .string()
  .max(savedViewFilterMaximumLength)
  .regex(/^[\x21-\x7e]*$/, 'Use the search part of an address, such as outcome=declined.');

export const savedViewSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  name: z.string(),
  filter: z.string(),
  createdAt: timeSchema,
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const listSavedViews = {
  summary: 'List the saved views of the workspace, by name',
  query: z.object({ kind: kindSchema.optional() }),
  answer: z.object({ data: z.array(savedViewSchema) }),
};

export const createSavedView = {
  summary: 'Save a filter under a name, for everybody in the workspace',
  body: z.object({ kind: kindSchema, name: nameSchema, filter: filterSchema }),
  answer: savedViewSchema,
};

export const updateSavedView = {
  summary: 'Rename a saved view, or change what it shows',
  params: z.object({ savedViewId: idSchema }),
  body: z.object({ name: nameSchema.optional(), filter: filterSchema.optional() }),
  answer: savedViewSchema,
};

export const deleteSavedView = {
  summary: 'Delete a saved view; what it showed is kept',
  params: z.object({ savedViewId: idSchema }),
  answer: z.object({}),
};
