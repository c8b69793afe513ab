import { createId } from '#server/database/create-id.ts';
import { type Client, expectStatus } from '../factories.ts';
import { newName } from '../new-name.ts';
import { pictureForm } from '../picture-form.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

export async function addTag(client: Client, name: string): Promise<string> {
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/tags', { name, color: 'blue' }), 201))
    .id;
}

export async function addNote(client: Client, conversationId: string, text: string): Promise<string> {
  const added = await client.post(`/api/v1/conversations/${conversationId}/notes`, { text });
  return (await expectStatus<{ id: string }>(added, 201)).id;
}

/** A conversation that may go. */
export async function freshConversation({ client, ids }: Owner): Promise<string> {
  const asked = await client.post(`/api/v1/agents/${ids.agentId}/chat`, { message });
  return (await expectStatus<{ metadata: { conversationId: string } }>(asked, 200)).metadata.conversationId;
}

export async function addSavedReply(client: Client, name: string): Promise<string> {
  const made = await client.post('/api/v1/saved-replies', { name, text: `${name} for {{visitor_name}}` });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

export const message = 'What does the lamp cost?';
export const filterByAgent = (_own: Owner, foreign: Owner): Input[] => [
  { query: `agentId=${foreign.ids.agentId}` },
];

/** The id of a question that the sources do not answer. */
async function askDeclined(client: Client, agentId: string): Promise<string> {
  const asked = await client.post(`/api/v1/agents/${agentId}/chat`, { message: 'Who won the cup in 1990?' });
  return (await expectStatus<{ metadata: { userMessageId: string } }>(asked, 200)).metadata.userMessageId;
}

/** Conversations, and what members do with them. */
export const conversationCases: Record<string, EndpointCase> = {
  'conversations.chat': {
    valid: () => ({ body: { message } }),
    pointing: (_own, { ids }) => [{ body: { message, conversationId: ids.conversationId } }],
  },
  'completions.create': {
    valid: ({ ids }) => ({ body: { model: ids.agentId, messages: [{ role: 'user', content: message }] } }),
    pointing: (own, foreign) => [
      { body: { model: foreign.ids.agentId, messages: [{ role: 'user', content: message }] } },
      {
        body: {
          model: own.ids.agentId,
          messages: [{ role: 'user', content: message }],
          metadata: { conversationId: foreign.ids.conversationId },
        },
      },
    ],
  },
  'completions.list-models': {},
  'conversations.list': {
    pointing: (own, foreign) => [
      ...filterByAgent(own, foreign),
      { query: `tagId=${foreign.ids.tagId}` },
      { query: `q=${foreign.word}` },
      { query: `askedLike=${foreign.ids.messageId}` },
    ],
  },
  'conversations.count': { pointing: filterByAgent },
  'conversations.list-unanswered': { pointing: filterByAgent },
  'conversations.dismiss-questions': {
    valid: async ({ client, ids }) => ({
      body: { questionIds: [await askDeclined(client, ids.agentId)], reason: 'off-topic' },
    }),
    pointing: (_own, { ids }) => [{ body: { questionIds: [ids.messageId], reason: 'other' } }],
  },
  'conversations.reopen-questions': {
    valid: async ({ client, ids }) => ({ body: { questionIds: [await askDeclined(client, ids.agentId)] } }),
    pointing: (_own, { ids }) => [{ body: { questionIds: [ids.messageId] } }],
  },
  'conversations.list-touched': {},
  'conversations.mark-read': {},
  'conversations.delete': {
    valid: async (owner) => ({ params: { conversationId: await freshConversation(owner) } }),
  },
  'conversations.change-many': {
    valid: ({ ids }) => ({
      body: { selection: { ids: [ids.conversationId] }, change: { kind: 'mark', as: 'read' } },
    }),
    pointing: ({ ids: own }, { ids }) => [
      { body: { selection: { ids: [ids.conversationId] }, change: { kind: 'mark', as: 'unread' } } },
      {
        body: {
          selection: { ids: [own.conversationId] },
          change: { kind: 'tag', tagId: ids.tagId, change: 'add' },
        },
      },
    ],
  },
  'conversations.delete-many': {
    valid: async (owner) => ({ body: { selection: { ids: [await freshConversation(owner)] } } }),
    pointing: (_own, { ids }) => [{ body: { selection: { ids: [ids.conversationId] } } }],
  },
  'conversations.explain-answer': {},
  'inbox.handle-conversation': {
    onlyBrowsers: true,
    valid: async (owner) => ({
      params: { conversationId: await freshConversation(owner) },
      body: { version: 0, action: { kind: 'take-over' } },
    }),
    pointing: ({ ids: own }, { ids }) => [
      {
        params: { conversationId: own.conversationId },
        body: { version: 0, action: { kind: 'assign', to: ids.userId } },
      },
    ],
  },
  'inbox.draft-reply': {},
  'inbox.reply': {
    onlyBrowsers: true,
    valid: async (owner) => ({
      params: { conversationId: await freshConversation(owner) },
      body: { text: 'I can help.', clientId: createId('rpl') },
    }),
  },
  'attachments.upload-as-visitor': { needsVisitor: true, valid: () => ({ body: pictureForm() }) },
  'attachments.download-as-visitor': { needsVisitor: true },
  'attachments.upload-as-member': { onlyBrowsers: true, valid: () => ({ body: pictureForm() }) },
  'attachments.download': {},
  'inbox.count': { pointing: filterByAgent },
  'inbox.show-presence': { onlyBrowsers: true, valid: () => ({ body: { isTyping: true } }) },
  'inbox.get-visitor': {},
  'presence.record': { onlyBrowsers: true },
  'inbox-settings.get': {},
  'inbox-settings.update': {
    valid: () => ({ body: { handBackMinutes: 30, hours: null, reminders: 'daily', replyAddress: null } }),
  },
  'conversations.suggest-questions': {},
  'conversations.preview-session': {},
  'conversations.get': {},
  'conversations.set-feedback': { valid: () => ({ body: { feedback: 'positive' } }) },
  'conversations.export': { pointing: filterByAgent },
  'tags.list': {},
  'tags.create': { valid: () => ({ body: { name: newName('Tag') } }) },
  'tags.update': { valid: () => ({ body: { name: newName('Renamed tag'), color: 'red' } }) },
  'tags.delete': {
    valid: async ({ client }) => ({ params: { tagId: await addTag(client, newName('Passing tag')) } }),
  },
  'tags.set-of-conversation': {
    valid: ({ ids }) => ({ body: { tagIds: [ids.tagId] } }),
    pointing: (_own, { ids }) => [{ body: { tagIds: [ids.tagId] } }],
  },
  'notes.list': {},
  'notes.add': { valid: () => ({ body: { text: 'Call them back.' } }) },
  'notes.delete': {
    valid: async ({ client, ids }) => ({
      params: { noteId: await addNote(client, ids.conversationId, 'A passing note') },
    }),
  },
  'saved-replies.list': {},
  'saved-replies.create': { valid: () => ({ body: { name: newName('Reply'), text: 'Thank you.' } }) },
  'saved-replies.update': { valid: () => ({ body: { name: newName('Renamed reply'), text: 'Thanks.' } }) },
  'saved-replies.delete': {
    valid: async ({ client }) => ({
      params: { savedReplyId: await addSavedReply(client, newName('Passing reply')) },
    }),
  },
};
