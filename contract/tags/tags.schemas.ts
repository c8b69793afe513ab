import { z } from 'zod';
import { idSchema, nameText } from '../fields.schemas.ts';
import { tagColors, tagNameMaximumLength, tagsMaximum } from './tags.ts';

const nameSchema = nameText
  .min(1, 'Enter a name.')
  .max(tagNameMaximumLength, `Use at most ${tagNameMaximumLength} characters.`);

const colorSchema = z.enum(tagColors);

export const tagSchema = z.object({ id: idSchema, name: z.string(), color: colorSchema });
export type Tag = z.infer<typeof tagSchema>;

export const listTags = {
  summary: 'List the tags of the workspace, by name',
  answer: z.object({ data: z.array(tagSchema) }),
};

export const createTag = {
  summary: 'Create a tag for conversations',
  body: z.object({ name: nameSchema, color: colorSchema.default('grey') }),
  answer: tagSchema,
};

export const updateTag = {
  summary: 'Rename a tag, or change its colour',
  params: z.object({ tagId: idSchema }),
  body: z.object({ name: nameSchema.optional(), color: colorSchema.optional() }),
  answer: tagSchema,
};

export const deleteTag = {
  summary: 'Delete a tag, and remove it from all conversations',
  params: z.object({ tagId: idSchema }),
  answer: z.object({}),
};

export const setConversationTags = {
  summary: 'Set the tags of a conversation; those left out are removed from it',
  params: z.object({ conversationId: idSchema }),
  body: z.object({ tagIds: z.array(idSchema).max(tagsMaximum) }),
  answer: z.object({ data: z.array(tagSchema) }),
};
