import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listBookings } from '#contract/bookings/bookings.endpoints.ts';
import {
  changeConversations,
  deleteConversation,
  getConversation,
} from '#contract/conversations/conversations.endpoints.ts';
import { draftReply, handleConversation, reply, showPresence } from '#contract/inbox/inbox.endpoints.ts';
import { addNote, listNotes } from '#contract/notes/notes.endpoints.ts';
import type { Note } from '#contract/notes/notes.schemas.ts';
import { listSavedReplies } from '#contract/saved-replies/saved-replies.endpoints.ts';
import { readPassages } from '#contract/source-pages/source-pages.endpoints.ts';
import { listTags, setConversationTags } from '#contract/tags/tags.endpoints.ts';
import { getWorkspace, listMembers } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleBooking, sampleConversation, sampleMessage } from '#web/testing/samples.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { messagesPlace } from './messages-place.ts';

const urgent = { id: 'tag_1', name: 'Urgent', color: 'red' as const };
const conversation = sampleConversation(1);
const quote = 'Vouchers are valid for three years.';
const messages = [
  sampleMessage(1, { role: 'user', text: 'How long is a voucher valid?' }),
  sampleMessage(2, {
    text: 'For three years.',
    sources: [
      {
        type: 'source',
        sourceId: 'src_1',
        title: 'Vouchers | Shop',
        url: 'https://shop.example/vouchers',
        quote,
        start: 0,
        end: 16,
      },
    ],
  }),
];

async function open({ role = 'owner', found = 1 }: { role?: Role; found?: number | null } = {}) {
  const notes: Note[] = [];
  const colleague = (userId: string, name: string, isYou: boolean) => ({
    userId,
    email: `${name.toLowerCase()}@shop.example`,
    name,
    role,
    isYou,
    joinedAt: conversation.createdAt,
  });
  const said = [...messages];
  const handling = { ...conversation.handling };
  const callsOf = answerCalls(
    [getConversation, () => ({ ...conversation, handling: { ...handling }, messages: said })],
    [getWorkspace, () => ({ id: 'wsp_1', name: 'Shop', role, others: [] })],
    [showPresence, () => ({})],
    [listMembers, () => ({ data: [colleague('usr_1', 'Ana', true), colleague('usr_2', 'Ben', false)] })],
    [
      handleConversation,
      () => {
        handling.holder = 'person';
        handling.assignee = { id: 'usr_1', name: 'Ana' };
        handling.version = 1;
        return handling;
      },
    ],
    [
      reply,
      ({ body }) => {
        const { text } = body as { text: string };
        const message = sampleMessage(3, {
          text,
          author: { kind: 'person', name: 'Ana', pictureUrl: null, event: null },
          outcome: null,
        });
        said.push(message);
        return { message, handling };
      },
    ],
    [
      listSavedReplies,
      () => ({
        data: [
          {
            id: 'rpl_1',
            name: 'Greeting',
            text: 'Hello {{visitor_first_name|there}}, this is {{my_first_name}}.',
            createdAt: conversation.createdAt,
          },
        ],
      }),
    ],
    [draftReply, () => ({ text: quote, outcome: 'hedged' as const, sources: [] })],
    [listTags, () => ({ data: [urgent] })],
    [setConversationTags, () => ({ data: [urgent] })],
    [listNotes, () => ({ data: notes })],
    [listBookings, () => pageOf([sampleBooking(1, { status: 'rejected' })])],
    [
      addNote,
      ({ body }) => {
        const { text } = body as { text: string };
        const note = { id: 'nte_1', text, author: 'Ana', canDelete: true, createdAt: conversation.createdAt };
        notes.push(note);
        return note;
      },
    ],
    [changeConversations, () => ({ done: 1, cursor: null })],
    [deleteConversation, () => ({})],
    [
      readPassages,
      () => ({
        title: 'Vouchers',
        url: 'https://shop.example/vouchers',
        readAt: conversation.createdAt,
        passages: [
          { headings: ['Shop'], text: 'We sell bicycles.' },
          { headings: ['Shop'], text: `${quote} They are sold at the till.` },
        ],
        found,
        before: 0,
        after: 3,
      }),
    ],
  );
  const screen = await renderPart(
    <ConversationPane place={messagesPlace(agentId)} conversationId={conversation.id} search="" />,
  );
  return { screen, callsOf };
}

test('a conversation is tagged, noted and deleted, and shows the calls booked in it', async () => {
  const { screen, callsOf } = await open();
  await screen.getByText(/^Booked calls.*, declined$/).click();
  await expect.element(screen.getByText(/^Intro call between/)).toBeVisible();
  await screen.getByRole('button', { name: 'Tags' }).click();
  await screen.getByRole('checkbox', { name: 'Urgent' }).click();
  await expect.poll(() => callsOf(setConversationTags)[0]?.body).toEqual({ tagIds: ['tag_1'] });

  await screen.getByText('for your team only').click();
  await screen.getByRole('button', { name: 'Add note' }).click();
  await expect.element(screen.getByText('Write a note.')).toBeVisible();
  const note = screen.getByLabelText('New note');
  await note.fill('Call them back. ');
  await userEvent.keyboard('@');
  await screen.getByRole('menuitem', { name: 'Ben' }).click();
  await expect.element(note).toHaveValue('Call them back. @Ben ');
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('@');
  await expect.element(screen.getByRole('menuitem', { name: 'Ben' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(note).toHaveValue('Call them back. @Ben @');
  await expect.element(note).toHaveFocus();
  await screen.getByRole('button', { name: 'Add note' }).click();
  const list = screen.getByRole('list', { name: 'Notes' });
  await expect.element(list.getByText('Call them back.')).toBeVisible();
  await expect.element(list.getByText('@Ben', { exact: true })).toBeVisible();

  await screen.getByRole('button', { name: 'More actions' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(screen.getByText('Leads are kept, without the conversation.')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(deleteConversation)).toHaveLength(1);
  await expect.poll(screen.address).toBe(`/agents/${agentId}/messages`);
});

test('a member takes over and replies, and what is typed stays until it is sent', async () => {
  const { screen, callsOf } = await open();
  await expect.element(screen.getByText('Your agent answers.')).toBeVisible();
  await screen.getByRole('button', { name: 'Take over', exact: true }).click();
  await expect
    .poll(() => callsOf(handleConversation)[0]?.body)
    .toEqual({
      action: { kind: 'take-over' },
      version: 0,
    });
  await expect.element(screen.getByText('You have this conversation.')).toBeVisible();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByText('Write a reply.')).toBeVisible();
  const box = screen.getByLabelText('Reply to the visitor');
  await box.click();
  await userEvent.keyboard('/');
  await expect.element(screen.getByText('Greeting', { exact: true })).toBeVisible();
  await userEvent.keyboard('g');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('Hello there, this is Ana.');
  await expect.element(box).toHaveFocus();
  await box.fill('');
  await screen.getByRole('button', { name: 'Saved replies' }).click();
  await screen.getByRole('menuitem', { name: /^Greeting/ }).click();
  await expect.element(box).toHaveValue('Hello there, this is Ana.');
  await expect.element(box).toHaveFocus();
  await box.fill('');
  await screen.getByRole('button', { name: 'Draft a reply from your sources' }).click();
  await expect.element(box).toHaveValue('Vouchers are valid for three years.');
  await expect
    .element(screen.getByText('Your sources only partly answer this. Check the draft.'))
    .toBeVisible();
  await box.fill('It is valid for *three* years.');
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  const list = screen.getByRole('list', { name: 'Messages' });
  await expect.element(list.getByText('It is valid for three years.')).toBeVisible();
  await expect.element(list.getByText('three', { exact: true })).toHaveRole('emphasis');
  await expect.element(box).toHaveValue('');
  expect(callsOf(reply)).toHaveLength(1);
});

test('a member who may not delete can only mark it as unread', async () => {
  const { screen, callsOf } = await open({ role: 'inbox-only' });
  await screen.getByRole('button', { name: 'More actions' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Mark as unread' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Delete' }).elements()).toEqual([]);
  await screen.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await expect
    .poll(() => callsOf(changeConversations)[0]?.body)
    .toEqual({ selection: { ids: [conversation.id] }, change: { kind: 'mark', as: 'unread' } });
});

test.each([
  ['opens at the quote', 1, /^Quoted:/],
  ['says that the page has changed', null, /^The page has changed since/],
])('the page of a citation %s', async (_what, found, words) => {
  const { screen } = await open({ found });
  await screen.getByRole('button', { name: 'Read in the page' }).click();
  await expect.element(screen.getByText('We sell bicycles.')).toBeVisible();
  await expect.element(screen.getByText(words)).toBeInTheDocument();
});
