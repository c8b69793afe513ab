import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createId } from '#server/database/create-id.ts';
import { attachment } from '#server/features/conversations/attachments/attachments.table.ts';
import { eraseLostFiles } from '#server/features/conversations/attachments/erase-lost-files.ts';
import { createInboxStage, type InboxStage } from '#server/features/conversations/fixtures/inbox-stage.ts';
import { createClient, expectStatus, openChat, readParts, signUp, type Visitor } from '#tests/factories.ts';

let inbox: InboxStage;
beforeAll(async () => {
  inbox = await createInboxStage();
});
afterAll(() => inbox.close());
// Each test may write as much as a visitor may in a minute.
beforeEach(() => inbox.clock.advanceSeconds(120));

describe('files', () => {
  const pdf = '%PDF-1.4\nA plan';
  const fileForm = (content: BlobPart, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    return form;
  };
  const upload = (content: BlobPart, name: string, by: Visitor = inbox.visitor) =>
    createClient(inbox.app).post(
      `/api/widget/${inbox.agentId}/attachments`,
      fileForm(content, name),
      by.options,
    );
  const sendFiles = async (attachmentIds: string[], message = '', conversationId?: string) =>
    createClient(inbox.app).post(
      `/api/widget/${inbox.agentId}/messages`,
      { message, attachmentIds, ...(conversationId && { conversationId }) },
      inbox.visitor.options,
    );
  const download = (id: string, by: Visitor) =>
    createClient(inbox.app).get(`/api/widget/${inbox.agentId}/attachments/${id}`, by.options);
  const allow = (allowsAttachments: boolean) =>
    inbox.ana.patch(`/api/v1/agents/${inbox.agentId}`, {
      input: { ...defaultLook.input, allowsAttachments },
    });
  const fileIdOf = async (id: string) => {
    const [row] = await inbox.services.db.select().from(attachment).where(eq(attachment.id, id));
    return row?.fileId ?? '';
  };
  const isKept = (fileId: string) =>
    inbox.services.fileStore.readFile(fileId).then(
      () => true,
      () => false,
    );
  beforeAll(async () => {
    await expectStatus(await upload(pdf, 'early.pdf'), 403);
    await expectStatus(await allow(true), 200);
  });
  afterAll(() => allow(false));

  test.each([
    ['a program that is called a PDF', 'MZ\u0000\u0000', 'order.pdf', 415],
    ['a page', '<html><script>alert(1)</script></html>', 'order.html', 415],
    ['an archive that is called a document', 'PK\u0003\u0004', 'order.docx', 415],
    ['a picture that is none', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'order.png', 415],
    ['more than 10 MB', new Uint8Array(10 * 1_048_576 + 1), 'order.txt', 413],
    ['nothing', '', 'order.txt', 400],
  ] as const)('%s is refused with a sentence that names it', async (_what, content, name, status) => {
    const refused = await expectStatus<{ error: { message: string } }>(await upload(content, name), status);
    expect(refused.error.message).toContain(name);
  });

  test('go with a message, reach people as a download and nobody else, and go with the conversation', async () => {
    const stranger = await openChat(inbox.app, inbox.agentId);
    const { id } = await expectStatus<Attachment>(await upload(pdf, '../plan "ü".pdf'), 201);
    await expectStatus(await download(id, inbox.visitor), 404);
    const foreign = await createClient(inbox.app).post(
      `/api/widget/${inbox.agentId}/messages`,
      { message: 'Mine', attachmentIds: [id] },
      stranger.options,
    );
    await expectStatus(foreign, 400);

    const parts = await readParts(await sendFiles([id]));
    const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
    expect(text).toContain('your file has arrived');
    await expectStatus(await sendFiles([id]), 400);
    const end = parts.find((part) => part.type === 'finish');
    const conversationId = end?.messageMetadata.conversationId ?? '';
    const conversation = await inbox.read(conversationId);
    const file = { id, name: 'plan "ü".pdf', kind: 'file', sizeBytes: 15, width: null, height: null };
    expect(conversation).toMatchObject({ title: 'plan "ü".pdf' });
    expect(conversation.messages[0]).toMatchObject({ text: 'plan "ü".pdf', attachments: [file] });

    const downloaded = await inbox.ana.get(`/api/v1/attachments/${id}`);
    expect(await downloaded.text()).toBe(pdf);
    expect(downloaded.headers.get('content-disposition')).toBe(
      `attachment; filename="plan \\"_\\".pdf"; filename*=UTF-8''plan%20%22%C3%BC%22.pdf`,
    );
    expect((await download(id, inbox.visitor)).status).toBe(200);
    await expectStatus(await download(id, stranger), 404);
    await expectStatus(await (await signUp(inbox.app)).get(`/api/v1/attachments/${id}`), 404);

    const form = fileForm('12 euros', 'price.txt');
    const ours = await inbox.ana.post(`/api/v1/conversations/${conversationId}/attachments`, form);
    const price = await expectStatus<Attachment>(ours, 201);
    const body = { text: 'Here:', attachmentIds: [price.id], clientId: createId('rpl') };
    const replies = `/api/v1/conversations/${conversationId}/replies`;
    await expectStatus(await inbox.ben.post(replies, body), 400);
    await expectStatus(await inbox.ana.post(replies, body), 201);
    expect(await (await download(price.id, inbox.visitor)).text()).toBe('12 euros');
    const session = await createClient(inbox.app).get(
      `/api/widget/${inbox.agentId}/session`,
      inbox.visitor.options,
    );
    const { conversation: seen } = await expectStatus<WidgetSession>(session, 200);
    expect(seen?.messages.at(-1)).toMatchObject({ text: 'Here:', attachments: [{ name: 'price.txt' }] });

    const files = await Promise.all([id, price.id].map(fileIdOf));
    await expectStatus(await inbox.ana.delete(`/api/v1/conversations/${conversationId}`), 200);
    expect(await Promise.all(files.map(isKept))).toEqual([true, true]);
    await eraseLostFiles(inbox.services, new AbortController().signal);
    expect(await Promise.all(files.map(isKept))).toEqual([false, false]);
  });

  test('that were not sent are erased after a day', async () => {
    const { id } = await expectStatus<Attachment>(await upload(pdf, 'plan.pdf'), 201);
    const fileId = await fileIdOf(id);
    const later = new Date(inbox.clock.now().getTime() + 86_400_001);
    const then = { ...inbox.services, clock: { now: () => later } };
    await eraseLostFiles(then, new AbortController().signal);
    expect([await fileIdOf(id), await isKept(fileId)]).toEqual(['', false]);
  });
});
