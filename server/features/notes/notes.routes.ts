import type { Hono } from 'hono';
import * as endpoints from '#contract/notes/notes.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { addNote } from './add-note.ts';
import { deleteNote } from './delete-note.ts';
import { listNotes } from './list-notes.ts';

export function bindNotes(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listNotes, async ({ ctx, params }) => ({
    data: await listNotes(ctx, params.conversationId),
  }));
  bindEndpoint(app, services, endpoints.addNote, ({ ctx, params, body }) =>
    addNote(ctx, params.conversationId, body.text),
  );
  bindEndpoint(app, services, endpoints.deleteNote, async ({ ctx, params }) => {
    await deleteNote(ctx, params.noteId);
    return {};
  });
}
