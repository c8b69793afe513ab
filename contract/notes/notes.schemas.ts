import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { noteMaximumLength } from './notes.ts';

export const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** Name of the member who wrote it; null after they deleted their account, and for a note by API key. */
  author: z.string().nullable(),
  /** Whether the caller may delete it: their own, and for admins and owners every one. */
  canDelete: z.boolean(),
  createdAt: timeSchema,
});
export type Note = z.infer<typeof noteSchema>;

export const listNotes = {
  summary: 'List the notes that members wrote about a conversation, oldest first; visitors never see them',
  params: z.object({ conversationId: idSchema }),
  answer: z.object({ data: z.array(noteSchema) }),
};

export const addNote = {
  summary:
    'Write a note about a conversation, for members only; who is mentioned in it by `@` and their name gets an email',
  params: z.object({ conversationId: idSchema }),
  body: z.object({
    text: z.string().trim().min(1, 'Write a note.').max(noteMaximumLength, 'Use at most 2,000 characters.'),
  }),
  answer: noteSchema,
};

export const deleteNote = {
  summary: 'Delete a note: your own, or as an admin any',
  params: z.object({ noteId: idSchema }),
  answer: z.object({}),
};
