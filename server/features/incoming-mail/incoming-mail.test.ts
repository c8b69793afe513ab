import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import { replyLine } from '#core/emails/reply-line.ts';
import { emailReplies } from '#server/features/inbox/email-replies.ts';
import { notifyMembers } from '#server/features/notifications/notify-members.ts';
import type { MailListener } from '#server/ports/incoming-mail.ts';
import { receiveMail } from '#server/receive-mail.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  newEmail,
  openChat,
  readParts,
  signUp,
  type Visitor,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let ana: Client & { user: { id: string; email: string } };
let agentId: string;
let workspaceId: string;
let visitor: Visitor;
let listener: MailListener;

/** A process that reads emails starts with the first one, which takes its time on a busy machine. */
const patienceMs = 60_000;

beforeAll(async () => {
  stage = await createTestServices({
    DEFAULT_PLAN: 'enterprise',
    BASE_URL: 'https://chat.example',
    INCOMING_MAIL: 'reply.chat.example:0',
  });
  ana = await signUp(stage.app, { firstname: 'Ana', lastname: 'Lee' });
  await stage.services.pool.query('update "user" set email_verified = true');
  agentId = (await createAgent(ana)).id;
  visitor = await openChat(stage.app, agentId);
  workspaceId = (await expectStatus<{ id: string }>(await ana.get('/api/v1/workspace'), 200)).id;
  listener = (await receiveMail(stage.services)) as MailListener;
});
afterAll(async () => {
  await listener.close();
  await stage.close();
});

const read = async (id: string) =>
  expectStatus<Conversation & { messages: Message[] }>(await ana.get(`/api/v1/conversations/${id}`), 200);

/** Takes the emails that were queued for an address. */
async function takeEmails(address: string) {
  const { rows } = await stage.services.pool.query(
    'with gone as (delete from email where to_address = $1 returning email, created_at) select email from gone order by created_at',
    [address],
  );
  return rows.map((row) => row.email);
}

/** A visitor asks, leaves an address, gets a reply and leaves: the conversation, and where they answer. */
async function beginByEmail() {
  stage.clock.advanceSeconds(120);
  const asked = await createClient(stage.app).post(
    `/api/widget/${agentId}/messages`,
    { message: 'I want to talk to a person.' },
    visitor.options,
  );
  const parts = await readParts(asked);
  const end = parts.find((part) => part.type === 'finish') as { messageMetadata: { conversationId: string } };
  const { conversationId } = end.messageMetadata;
  const email = newEmail();
  await expectStatus(
    await createClient(stage.app).post(
      `/api/widget/${agentId}/leads`,
      { name: 'Ben', email, conversationId },
      visitor.options,
    ),
    201,
  );
  await expectStatus(
    await ana.post(`/api/v1/conversations/${conversationId}/replies`, {
      text: 'It is ready.',
      clientId: `reply-${conversationId}`,
    }),
    201,
  );
  stage.clock.advanceSeconds(180);
  await emailReplies(stage.services, new AbortController().signal);
  const [sent] = await takeEmails(email);
  await createClient(stage.app).post(
    `/api/widget/${agentId}/conversations/${conversationId}/finish`,
    {},
    visitor.options,
  );
  return { conversationId, email, address: sent.replyAddress as string, sent };
}

/** Sends an email to the listener; the code of a refusal, or 250. */
async function send(options: SendMailOptions): Promise<number> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: listener.port,
    secure: false,
    ignoreTLS: true,
  });
  try {
    await transport.sendMail(options);
    return 250;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

const quoted = `On Mon, 2 Mar 2026 at 10:00, Shop wrote:\n> ${replyLine}\n> It is ready.`;

test(
  'what a visitor answers by email is in the conversation, once, and waits for a person again',
  async () => {
    const { conversationId, email, address, sent } = await beginByEmail();
    expect(sent).toMatchObject({ kind: 'person-replied', isTaken: true });
    expect(address).toMatch(/^reply\+[0-9a-z]{26}@reply\.chat\.example$/);
    expect((await read(conversationId)).handling.state).toBe('closed');
    const answer = {
      from: { name: 'Ben', address: email },
      to: address.replace('reply+', 'REPLY+'),
      messageId: '<one@mail.example>',
      text: `Can I fetch it at 4?\n\n${quoted}`,
      attachments: [{ filename: 'map.txt', content: 'x' }],
    };
    expect([await send(answer), await send(answer)]).toEqual([250, 250]);
    const { messages, handling, wantsPerson } = await read(conversationId);
    expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([
      'I want to talk to a person.',
      'Can I fetch it at 4?\n\n(1 file that came with this email was not kept.)',
    ]);
    expect({ state: handling.state, endedAs: handling.endedAs, wantsPerson }).toEqual({
      state: 'waiting',
      endedAs: null,
      wantsPerson: true,
    });

    await takeEmails(ana.user.email);
    await notifyMembers(stage.services, {
      workspaceId,
      event: { name: 'message.emailed', payload: { agentId, conversationId } },
    });
    const [told] = await takeEmails(ana.user.email);
    expect(told).toMatchObject({ kind: 'person-wanted', isEmailed: true });

    // A member answers the notification: only from their own address.
    const reply = {
      to: told.replyAddress,
      text: `Yes, gladly.\n\n${quoted}`,
      messageId: '<two@shop.example>',
    };
    expect(await send({ ...reply, from: 'somebody@else.example' })).toBe(550);
    // Nor from a suspended workspace.
    const suspend = (reason: string | null) =>
      stage.services.pool.query('update workspace set suspended_reason = $1', [reason]);
    await suspend('Spam was sent.');
    expect(await send({ ...reply, from: ana.user.email })).toBe(550);
    await suspend(null);
    expect(await send({ ...reply, from: ana.user.email })).toBe(250);
    const after = await read(conversationId);
    expect(after.messages.at(-1)).toMatchObject({
      text: 'Yes, gladly.',
      author: { kind: 'person', name: 'Ana Lee' },
    });
    expect(after.handling).toMatchObject({ state: 'open', holder: 'person', endedAs: 'answered' });
  },
  patienceMs,
);

test(
  'emails to addresses that were not made, of machines, and what cannot be read change nothing',
  async () => {
    const { conversationId, email, address } = await beginByEmail();
    const before = await read(conversationId);
    const from = email;
    const [, token = ''] = /\+(.*)@/.exec(address) ?? [];
    const text = 'Hello';
    const refused = [
      `reply+${'0'.repeat(26)}@reply.chat.example`,
      `reply+${token.slice(1)}@reply.chat.example`,
      `reply+${token}x@reply.chat.example`,
      `reply+${token}@chat.example`,
      `${token}@reply.chat.example`,
      'postmaster@reply.chat.example',
      `reply+${conversationId}@reply.chat.example`,
    ];
    for (const to of refused) expect([to, await send({ from, to, text })]).toEqual([to, 550]);
    const machines: SendMailOptions[] = [
      { headers: { 'Auto-Submitted': 'auto-replied' } },
      { messageId: '<mail_01abc@chat.example>' },
      { envelope: { from: '', to: address } },
    ];
    for (const [at, machine] of machines.entries())
      expect([at, await send({ from, to: address, text, ...machine })]).toEqual([at, 250]);
    expect(await send({ from, to: address, text: quoted })).toBe(550);
    expect(await send({ from, to: address, text: 'x'.repeat(11 * 1_048_576) })).toBe(552);
    // However deep its parts are: refused or taken as empty, never the end of the server.
    const deep = Array.from(
      { length: 300 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    expect(await send({ envelope: { from, to: address }, raw: `From: ${from}\r\n${deep.join('')}` })).toBe(
      550,
    );
    expect(await read(conversationId)).toEqual(before);
  },
  patienceMs,
);

test(
  'under a white label, replies go to the partner’s domain if it leads here; otherwise emails have no reply address',
  async () => {
    const { pool, labels } = stage.services;
    const show = async (takesMail: boolean) => {
      await pool.query('update white_label set takes_mail = $1', [takesMail]);
      await labels.refresh();
    };
    await pool.query(`insert into partner (user_id, code) values ($1, 'code')`, [ana.user.id]);
    await pool.query(
      `insert into white_label (partner_id, host, verified_at, name, color, support_email, sender_email, terms_url, privacy_url, updated_at)
       values ($1, 'chat.studio.example', now(), 'Studio North', '#7a3cff', 'help@studio.example', 'no-reply@studio.example', '', '', now())`,
      [ana.user.id],
    );
    await pool.query('update workspace set made_under = $1 where id = $2', [ana.user.id, workspaceId]);
    await show(true);
    const { conversationId, email, address } = await beginByEmail();
    expect(address).toMatch(/^reply\+[0-9a-z]{26}@reply\.chat\.studio\.example$/);
    const answer = { from: email, to: address, text: 'Under their name' };
    expect(
      await send({ ...answer, messageId: '<mail_01abc@chat.studio.example>', text: 'Ours came back' }),
    ).toBe(250);
    expect(await send(answer)).toBe(250);
    expect((await read(conversationId)).messages.at(-1)?.text).toBe('Under their name');
    await show(false);
    expect((await beginByEmail()).address).toBeNull();
    await pool.query('delete from white_label');
    await labels.refresh();
    expect(await send({ ...answer, text: 'Too late' })).toBe(550);
  },
  patienceMs,
);

test(
  'emails in HTML alone and in other character sets are read, and too many in an hour wait',
  async () => {
    const { conversationId, email, address } = await beginByEmail();
    const envelope = { from: email, to: address };
    const raw = (head: string, body: string | Buffer) =>
      Buffer.concat([
        Buffer.from(`From: ${email}\r\nMIME-Version: 1.0\r\n${head}\r\n\r\n`),
        Buffer.from(body),
      ]);
    const emails = [
      {
        from: email,
        to: address,
        html: `<p>It is <b>blue</b>.</p><script>alert(1)</script><div class="gmail_quote">On Mon, 2 Mar 2026 at 10:00, Shop wrote:<blockquote>${replyLine}<p>It is ready.</p></blockquote></div>`,
      },
      {
        envelope,
        raw: raw(
          'Content-Type: text/plain; charset=iso-2022-jp',
          Buffer.from('1b2442244f242421231b2842', 'hex'),
        ),
      },
      { envelope, raw: raw('Content-Type: text/plain; charset=windows-1251', Buffer.from([0xc4, 0xe0])) },
      { envelope, raw: raw('Content-Type: text/plain; charset=no-such-set', 'Plain') },
      {
        envelope,
        raw: raw(
          'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64',
          Buffer.from('Ünïcode \u0000 \ud83d\ude00').toString('base64'),
        ),
      },
    ];
    for (const options of emails) expect(await send(options)).toBe(250);
    const texts = (await read(conversationId)).messages
      .filter(({ role }) => role === 'user')
      .map(({ text }) => text);
    expect(texts.slice(1)).toEqual(['It is blue.', 'はい。', 'Да', 'Plain', 'Ünïcode  😀']);
    // Each that was asked for counts.
    for (let sent = emails.length; sent < 30; sent += 1)
      await stage.services.rateLimiter.hit(['email-to-conversation', conversationId]);
    expect(await send({ from: email, to: address, text: 'One more' })).toBe(451);
    stage.clock.advanceSeconds(3_600);
    expect(await send({ from: email, to: address, text: 'One more' })).toBe(250);
    stage.clock.advanceSeconds(181 * 86_400);
    expect(await send({ from: email, to: address, text: 'Much later' })).toBe(550);
  },
  patienceMs,
);
