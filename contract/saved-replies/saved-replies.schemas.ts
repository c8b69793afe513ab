import { z } from 'zod';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { replyMaximumLength } from '../inbox/inbox.ts';
import { savedReplyNameMaximumLength } from './saved-replies.ts';

const nameSchema = nameText
  .min(1, 'Enter a name.')
  .max(savedReplyNameMaximumLength, `Use at most ${savedReplyNameMaximumLength} characters.`);

const textSchema = z
  .string()
  .trim()
  .min(1, 'Write the reply.')
  .max(replyMaximumLength, 'Use at most 5,000 characters.');

export const savedReplySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Markdown with variables such as `{{visitor_first_name|there}}`. */
  text: z.string(),
  createdAt: timeSchema,
});
export type SavedReply = z.infer<typeof savedReplySchema>;

const savedReplyParams = z.object({ savedReplyId: idSchema });

export const listSavedReplies = {
  summary: 'List the saved replies of the workspace, by name',
  answer: z.object({ data: z.array(savedReplySchema) }),
};

export const createSavedReply = {
  summary: 'Save a reply under a name, for everybody in the workspace',
  body: z.object({ name: nameSchema, text: textSchema }),
  answer: savedReplySchema,
};

export const updateSavedReply = {
  summary: 'Change the name or the text of a saved reply',
  params: savedReplyParams,
  body: z.object({ name: nameSchema.optional(), text: textSchema.optional() }),
  answer: savedReplySchema,
};

export const deleteSavedReply = {
  summary: 'Delete a saved reply; messages sent with it are kept',
  params: savedReplyParams,
  answer: z.object({}),
};
