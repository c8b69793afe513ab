import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './notes.schemas.ts';

export const listNotes = defineEndpoint<typeof schemas.listNotes>({
  name: 'notes.list',
  method: 'GET',
  path: '/api/v1/conversations/{conversationId}/notes',
  access: 'member',
});

export const addNote = defineEndpoint<typeof schemas.addNote>({
  name: 'notes.add',
  method: 'POST',
  path: '/api/v1/conversations/{conversationId}/notes',
  access: 'member',
  status: 201,
  errors: ['cannot-process'],
});

export const deleteNote = defineEndpoint<typeof schemas.deleteNote>({
  name: 'notes.delete',
  method: 'DELETE',
  path: '/api/v1/notes/{noteId}',
  access: 'member',
  errors: ['not-allowed'],
});
