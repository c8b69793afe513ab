import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replyLine } from '#core/emails/parts/reply-line.ts';
import { notifyMembers } from '#server/features/notifications/notify-members.ts';
import { createMailStage, type MailStage, quoted } from './fixtures/mail-stage.ts';

let stage: MailStage;

/** A process that reads emails starts with the first one, which takes its time on a busy machine. */
const patienceMs = 60_000;

beforeAll(async () => {
  stage = await createMailStage();
});
afterAll(() => stage.close());

test(
  'what a visitor answers by email is in the conversation, once, and waits for a person again',
  async () => {
    const { conversationId, email, address, sent } = await stage.beginByEmail();
    expect(sent).toMatchObject({ kind: 'person-replied', isTaken: true });
    expect(address).toMatch(/^reply\+[0-9a-z]{26}@reply\.chat\.example$/);
    expect((await stage.read(conversationId)).handling.state).toBe('closed');
    const answer = {
      from: { name: 'Ben', address: email },
      to: address.replace('reply+', 'REPLY+'),
      messageId: '<one@mail.example>',
      text: `Can I fetch it at 4?\n\n${quoted}`,
    };
    expect([await stage.send(answer), await stage.send(answer)]).toEqual([250, 250]);
    const { messages, handling, wantsPerson } = await stage.read(conversationId);
    expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([
      'I want to talk to a person.',
      'Can I fetch it at 4?',
    ]);
    expect({ state: handling.state, endedAs: handling.endedAs, wantsPerson }).toEqual({
      state: 'waiting',
      endedAs: null,
      wantsPerson: true,
    });

    await stage.takeEmails(stage.ana.user.email);
    await notifyMembers(stage.services, {
      workspaceId: stage.workspaceId,
      event: { name: 'message.emailed', payload: { agentId: stage.agentId, conversationId } },
    });
    const [told] = await stage.takeEmails(stage.ana.user.email);
    expect(told).toMatchObject({ kind: 'person-wanted', isEmailed: true });

    // A member answers the notification: only from their own address.
    const reply = {
      to: told?.replyAddress ?? '',
      text: `Yes, gladly.\n\n${quoted}`,
      messageId: '<two@shop.example>',
    };
    expect(await stage.send({ ...reply, from: 'somebody@else.example' })).toBe(550);
    // Nor from a suspended workspace.
    const suspend = (reason: string | null) =>
      stage.services.pool.query('update workspace set suspended_reason = $1', [reason]);
    await suspend('Spam was sent.');
    expect(await stage.send({ ...reply, from: stage.ana.user.email })).toBe(550);
    await suspend(null);
    expect(await stage.send({ ...reply, from: stage.ana.user.email })).toBe(250);
    const after = await stage.read(conversationId);
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
    const { conversationId, email, address } = await stage.beginByEmail();
    const before = await stage.read(conversationId);
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
    for (const to of refused) expect([to, await stage.send({ from, to, text })]).toEqual([to, 550]);
    const machines: SendMailOptions[] = [
      { headers: { 'Auto-Submitted': 'auto-replied' } },
      { messageId: '<mail_01abc@chat.example>' },
      { envelope: { from: '', to: address } },
    ];
    for (const [at, machine] of machines.entries())
      expect([at, await stage.send({ from, to: address, text, ...machine })]).toEqual([at, 250]);
    expect(await stage.send({ from, to: address, text: quoted })).toBe(550);
    expect(await stage.send({ from, to: address, text: 'x'.repeat(16 * 1_048_576) })).toBe(552);
    // However deep its parts are: refused or taken as empty, never the end of the server.
    const deep = Array.from(
      { length: 300 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    expect(
      await stage.send({ envelope: { from, to: address }, raw: `From: ${from}\r\n${deep.join('')}` }),
    ).toBe(550);
    expect(await stage.read(conversationId)).toEqual(before);
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
    await pool.query(`insert into partner (user_id, code) values ($1, 'code')`, [stage.ana.user.id]);
    await pool.query(
      `insert into white_label (partner_id, host, verified_at, name, color, support_email, sender_email, terms_url, privacy_url, updated_at)
       values ($1, 'chat.studio.example', now(), 'Studio North', '#7a3cff', 'help@studio.example', 'no-reply@studio.example', '', '', now())`,
      [stage.ana.user.id],
    );
    await pool.query('update workspace set made_under = $1 where id = $2', [
      stage.ana.user.id,
      stage.workspaceId,
    ]);
    await show(true);
    const { conversationId, email, address } = await stage.beginByEmail();
    expect(address).toMatch(/^reply\+[0-9a-z]{26}@reply\.chat\.studio\.example$/);
    const answer = { from: email, to: address, text: 'Under their name' };
    expect(
      await stage.send({ ...answer, messageId: '<mail_01abc@chat.studio.example>', text: 'Ours came back' }),
    ).toBe(250);
    expect(await stage.send(answer)).toBe(250);
    expect((await stage.read(conversationId)).messages.at(-1)?.text).toBe('Under their name');
    await show(false);
    expect((await stage.beginByEmail()).sent?.replyAddress).toBeNull();
    await pool.query('delete from white_label');
    await labels.refresh();
    expect(await stage.send({ ...answer, text: 'Too late' })).toBe(550);
  },
  patienceMs,
);

test(
  'emails in HTML alone and in other character sets are read, and too many in an hour wait',
  async () => {
    const { conversationId, email, address } = await stage.beginByEmail();
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
    for (const options of emails) expect(await stage.send(options)).toBe(250);
    const texts = (await stage.read(conversationId)).messages
      .filter(({ role }) => role === 'user')
      .map(({ text }) => text);
    expect(texts.slice(1)).toEqual(['It is blue.', 'はい。', 'Да', 'Plain', 'Ünïcode  😀']);
    // Each that was asked for counts.
    for (let sent = emails.length; sent < 30; sent += 1)
      await stage.services.rateLimiter.hit(['email-to-conversation', conversationId]);
    expect(await stage.send({ from: email, to: address, text: 'One more' })).toBe(451);
    stage.clock.advanceSeconds(3_600);
    expect(await stage.send({ from: email, to: address, text: 'One more' })).toBe(250);
    stage.clock.advanceSeconds(181 * 86_400);
    expect(await stage.send({ from: email, to: address, text: 'Much later' })).toBe(550);
  },
  patienceMs,
);
