import type { SendMailOptions } from 'nodemailer';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { eraseLostFiles } from '#server/features/conversations/attachments/erase-lost-files.ts';
import { notifyMembers } from '#server/features/notifications/notify-members.ts';
import { createClient, expectStatus, openChat, type Visitor } from '#tests/factories.ts';
import { createMailStage, type MailStage, quoted } from './fixtures/mail-stage.ts';

let stage: MailStage;
/** A photo with what a camera notes in it, and a logo. */
let photo: Buffer;
let logo: Buffer;

/** Processes that read emails and files start with the first one, which takes its time on a busy machine. */
const patienceMs = 60_000;
const pdf = '%PDF-1.4\nA plan';

beforeAll(async () => {
  stage = await createMailStage();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red', noise } })
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  logo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  await allowFiles(true);
});
afterAll(() => stage.close());
// The visitor may leave their details a few times an hour.
beforeEach(() => stage.clock.advanceSeconds(3_600));

const allowFiles = async (allowsAttachments: boolean) =>
  expectStatus(
    await stage.ana.patch(`/api/v1/agents/${stage.agentId}`, {
      input: { ...defaultLook.input, allowsAttachments },
    }),
    200,
  );
const lastOf = async (conversationId: string) => (await stage.read(conversationId)).messages.at(-1);
const namesOf = (files: readonly { name: string }[] = []) => files.map(({ name }) => name);
const download = (id: string, by: Visitor) =>
  createClient(stage.app).get(`/api/widget/${stage.agentId}/attachments/${id}`, by.options);
const readSession = async () =>
  expectStatus<WidgetSession>(
    await createClient(stage.app).get(`/api/widget/${stage.agentId}/session`, stage.visitor.options),
    200,
  );
/** Rows of files, with those that no message has. */
const countFiles = async (conversationId: string) => {
  const { rows } = await stage.services.pool.query(
    'select count(*)::int as files, count(message_id)::int as sent from attachment where conversation_id = $1',
    [conversationId],
  );
  return rows[0];
};

/** A conversation, and what sends an email with these files to it. */
async function beginWith(attachments: SendMailOptions['attachments'], options: SendMailOptions = {}) {
  const begun = await stage.beginByEmail();
  const email = { from: begun.email, to: begun.address, text: `See below.\n\n${quoted}`, ...options };
  return {
    ...begun,
    send: () => stage.send({ attachments, messageId: `<${begun.conversationId}@m.example>`, ...email }),
  };
}

test(
  'files of a visitor’s answer are kept once, as in the chat, and what is not kept is named',
  async () => {
    const { conversationId, send } = await beginWith([
      { filename: '../plan "ü".pdf', content: pdf },
      { filename: 'kitchen.jpeg', content: photo },
      { filename: 'photo.heic', content: 'x' },
      { filename: 'order.docx', content: 'MZ\u0000\u0000' },
      { filename: 'smime.p7s', contentType: 'application/pkcs7-signature', content: 'x' },
    ]);
    expect([await send(), await send()]).toEqual([250, 250]);
    expect((await stage.read(conversationId)).messageCount).toBe(2);
    const message = await lastOf(conversationId);
    expect(message).toMatchObject({
      text: 'See below.',
      attachments: [
        { name: 'plan "ü".pdf', kind: 'file', sizeBytes: pdf.length },
        { name: 'kitchen.jpg', kind: 'picture', width: 400, height: 300 },
      ],
      refusedFiles: [
        { name: 'photo.heic', reason: 'type' },
        { name: 'order.docx', reason: 'unreadable' },
      ],
    });
    expect(await countFiles(conversationId)).toEqual({ files: 2, sent: 2 });

    const [plan, kitchen] = (message?.attachments ?? []) as [Attachment, Attachment];
    expect(await (await stage.ana.get(`/api/v1/attachments/${plan.id}`)).text()).toBe(pdf);
    const bytes = Buffer.from(await (await download(kitchen.id, stage.visitor)).arrayBuffer());
    expect(photo.includes('Secret Camera')).toBe(true);
    expect(bytes.includes('Secret Camera')).toBe(false);
    await expectStatus(await download(plan.id, await openChat(stage.app, stage.agentId)), 404);
    const { conversation } = await readSession();
    expect(conversation?.messages.at(-1)).toMatchObject({
      attachments: [{ id: plan.id }, { id: kitchen.id }],
      refusedFiles: [{ name: 'photo.heic' }, { name: 'order.docx' }],
    });
  },
  patienceMs,
);

test(
  'a member’s answer brings its files to the visitor, also without a word',
  async () => {
    const { conversationId, send } = await beginWith([{ filename: 'plan.pdf', content: pdf }]);
    await send();
    await stage.takeEmails(stage.ana.user.email);
    const payload = { agentId: stage.agentId, conversationId };
    await notifyMembers(stage.services, {
      workspaceId: stage.workspaceId,
      event: { name: 'message.emailed', payload },
    });
    const [told] = await stage.takeEmails(stage.ana.user.email);
    expect(told).toMatchObject({ question: 'See below.\n\nFile in the chat: plan.pdf' });
    // Whether the agent takes files of visitors does not matter.
    await allowFiles(false);
    const reply = {
      from: stage.ana.user.email,
      to: told?.replyAddress ?? '',
      messageId: '<files@shop.example>',
      text: quoted,
      attachments: [
        { filename: 'price.txt', content: '12 euros' },
        { filename: 'run.exe', content: 'MZ' },
      ],
    };
    expect([await stage.send(reply), await stage.send(reply)]).toEqual([250, 250]);
    await allowFiles(true);
    const { conversation } = await readSession();
    const last = conversation?.messages.at(-1);
    expect(last).toMatchObject({
      text: 'price.txt',
      author: { kind: 'person', name: 'Ana Lee' },
      attachments: [{ name: 'price.txt' }],
      refusedFiles: [{ name: 'run.exe' }],
    });
    const [price] = last?.attachments ?? [];
    expect(await (await download(price?.id ?? '', stage.visitor)).text()).toBe('12 euros');
    expect(await countFiles(conversationId)).toEqual({ files: 2, sent: 2 });
  },
  patienceMs,
);

test(
  'where the agent takes no files, none of a visitor’s email is kept, and an email of files alone is stored by their names',
  async () => {
    await allowFiles(false);
    const { conversationId, send } = await beginWith([{ filename: 'plan.pdf', content: pdf }], {
      text: quoted,
    });
    expect(await send()).toBe(250);
    await allowFiles(true);
    expect(await lastOf(conversationId)).toMatchObject({
      text: 'plan.pdf',
      attachments: [],
      refusedFiles: [{ name: 'plan.pdf', reason: 'off' }],
    });
    expect(await countFiles(conversationId)).toEqual({ files: 0, sent: 0 });
  },
  patienceMs,
);

test(
  'pictures of signatures and of the quoted email are not kept, photos within the text are',
  async () => {
    const html = `<p>Like this: <img src="cid:photo@m"></p><p>Ben <img src="cid:logo@m"></p>
      <blockquote>${quoted.replaceAll('\n> ', '<br>')} <img src="cid:old@m"></blockquote>`;
    const text = `Like this: [cid:photo@m]\nBen [image: logo.png]\n\n${quoted} [cid:old@m]`;
    const { conversationId, send } = await beginWith(
      [
        { filename: 'photo.jpg', content: photo, cid: 'photo@m' },
        { filename: 'logo.png', content: logo, cid: 'logo@m' },
        { filename: 'old.jpg', content: photo, cid: 'old@m' },
        // Small, but not shown in the text.
        { filename: 'icon.png', content: logo },
      ],
      { html, text },
    );
    expect(await send()).toBe(250);
    const message = await lastOf(conversationId);
    expect(message?.text).toBe('Like this: \nBen');
    expect(namesOf(message?.attachments)).toEqual(['photo.jpg', 'icon.jpg']);
    expect(message?.refusedFiles).toEqual([]);
  },
  patienceMs,
);

test(
  'a message has at most three files, and one may be as large as in the chat',
  async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ filename: `${name}.txt`, content: name }));
    const first = await beginWith(many);
    expect(await first.send()).toBe(250);
    const message = await lastOf(first.conversationId);
    expect(namesOf(message?.attachments)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    expect(message?.refusedFiles).toEqual([
      { name: 'd.txt', reason: 'number' },
      { name: 'e.txt', reason: 'number' },
    ]);
    const large = Buffer.alloc(10 * 1_048_576, 'all work and no play\n');
    const second = await beginWith([{ filename: 'log.txt', content: large }]);
    expect(await second.send()).toBe(250);
    const [log] = (await lastOf(second.conversationId))?.attachments ?? [];
    expect(log?.sizeBytes).toBe(large.length);
    const bytes = Buffer.from(await (await download(log?.id ?? '', stage.visitor)).arrayBuffer());
    expect(bytes.equals(large)).toBe(true);
  },
  patienceMs,
);

test(
  'the same email twice at once is one message, and too many files in an hour come later',
  async () => {
    const { conversationId, send } = await beginWith([{ filename: 'plan.pdf', content: pdf }]);
    expect(await Promise.all([send(), send(), send()])).toEqual([250, 250, 250]);
    expect((await stage.read(conversationId)).messageCount).toBe(2);
    const later = new Date(stage.clock.now().getTime() + 86_400_001);
    const then = { ...stage.services, clock: { now: () => later } };
    await eraseLostFiles(then, new AbortController().signal);
    expect(await countFiles(conversationId)).toEqual({ files: 1, sent: 1 });

    const flooded = await beginWith([{ filename: 'plan.pdf', content: pdf }]);
    const { visitorId } = (
      await stage.services.pool.query('select visitor_id as "visitorId" from conversation where id = $1', [
        flooded.conversationId,
      ])
    ).rows[0];
    for (let sent = 0; sent < 60; sent += 1)
      await stage.services.rateLimiter
        .hit(['attachment-of-visitor', `${stage.agentId} ${visitorId}`])
        .catch(() => undefined);
    expect(await flooded.send()).toBe(451);
    expect((await stage.read(flooded.conversationId)).messageCount).toBe(1);
    stage.clock.advanceSeconds(3_600);
    expect(await flooded.send()).toBe(250);
    expect(namesOf((await lastOf(flooded.conversationId))?.attachments)).toEqual(['plan.pdf']);
  },
  patienceMs,
);
