import { readFileSync } from 'node:fs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { createMailStage, type MailStage, mailSecret, quoted } from './fixtures/mail-stage.ts';

let stage: MailStage;

/** A process that reads emails starts with the first one, which takes its time on a busy machine. */
const patienceMs = 60_000;

beforeAll(async () => {
  stage = await createMailStage();
});
afterAll(() => stage.close());

interface Posted {
  /** Without one, the installation's. */
  secret?: string;
  id?: string;
  ageSeconds?: number;
  /** When it was signed; without it, now. */
  signedAt?: Date;
  headers?: Record<string, string>;
}

async function write(options: SendMailOptions, received = ''): Promise<string> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(options);
  return received + message.toString();
}

async function post(email: string, { secret = mailSecret, id = 'msg_1', ...given }: Posted = {}) {
  const signedAt = given.signedAt ?? stage.clock.now();
  const at = new Date(signedAt.getTime() - (given.ageSeconds ?? 0) * 1_000);
  const response = await stage.app.request('/api/incoming-mail', {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, email),
      ...given.headers,
    },
    body: email,
  });
  const answer = (await response.json()) as { error?: { message: string } };
  return [response.status, answer.error?.message ?? 'taken'] as const;
}

const lastText = async (conversationId: string) => (await stage.read(conversationId)).messages.at(-1)?.text;

test(
  'an email that is posted and signed is in the conversation, once, whatever is posted again',
  async () => {
    const { conversationId, email, address } = await stage.beginByEmail();
    const answer = await write({
      from: email,
      to: `"The shop" <${address.replace('reply+', 'Reply+')}>`,
      messageId: '<posted@mail.example>',
      text: `Can I fetch it at 4?\n\n${quoted}`,
    });
    const signedAt = stage.clock.now();
    expect(await post(answer, { signedAt })).toEqual([200, 'taken']);
    expect(await post(answer, { signedAt })).toEqual([409, expect.stringContaining('was posted before')]);
    expect(await post(answer, { id: 'msg_2' })).toEqual([200, 'taken']);
    const { messages } = await stage.read(conversationId);
    expect(messages.filter(({ text }) => text === 'Can I fetch it at 4?')).toHaveLength(1);
  },
  patienceMs,
);

test(
  'nothing is taken that is not signed, or long ago, and nothing that the listener would refuse',
  async () => {
    const { conversationId, email, address } = await stage.beginByEmail();
    const before = await lastText(conversationId);
    const answer = await write({ from: email, to: address, text: `Not this.\n\n${quoted}` });
    const noSuch = await write({ from: email, to: address.replace(/\w{26}/, 'a'.repeat(26)), text: 'Hi' });
    const cases: [email: string, given: Posted, status: number][] = [
      [answer, { headers: { 'webhook-signature': '' } }, 403],
      [answer, { headers: { 'webhook-timestamp': '' } }, 403],
      [answer, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` }, 403],
      [answer, { ageSeconds: 301 }, 403],
      [answer, { ageSeconds: -301 }, 403],
      [answer, { headers: { 'content-length': String(15 * 1_048_576 + 1) } }, 413],
      [`${answer}${'x'.repeat(15 * 1_048_576)}`, {}, 413],
      [noSuch, { id: 'msg_no' }, 422],
      [await write({ from: email, to: 'shop@mail.example', text: 'Hi' }), { id: 'msg_else' }, 422],
      [await write({ from: email, to: address, text: quoted }), { id: 'msg_empty' }, 422],
      ['', { id: 'msg_nothing' }, 422],
    ];
    for (const [posted, given, status] of cases)
      expect([given, (await post(posted, given))[0]]).toEqual([given, status]);
    // A report is taken and forgotten.
    expect(await post(`Return-Path: <>\r\n${answer}`, { id: 'msg_report' })).toEqual([200, 'taken']);
    expect(await lastText(conversationId)).toBe(before);
    expect(await post(answer, { id: 'msg_in_the_end' })).toEqual([200, 'taken']);
    expect(await lastText(conversationId)).toBe('Not this.');
  },
  patienceMs,
);

test(
  'an email that may come later can come with the same signature',
  async () => {
    const { conversationId, email, address } = await stage.beginByEmail();
    const answer = await write({ from: email, to: address, text: `Later.\n\n${quoted}` });
    for (let sent = 0; sent < 30; sent += 1)
      await stage.services.rateLimiter.allows('email-to-conversation', conversationId);
    expect(await post(answer, { id: 'msg_later' })).toEqual([503, expect.stringContaining('Many emails')]);
    await stage.services.rateLimiter.forget(['email-to-conversation', conversationId]);
    expect(await post(answer, { id: 'msg_later' })).toEqual([200, 'taken']);
    expect(await lastText(conversationId)).toBe('Later.');
  },
  patienceMs,
);

test('without a secret there is no such page', async () => {
  const config = { ...stage.services.config, INCOMING_MAIL_SECRET: undefined };
  const app = createApp({ ...stage.services, config });
  expect((await app.request('/api/incoming-mail', { method: 'POST', body: 'x' })).status).toBe(404);
});

test(
  'the Worker of the documentation posts what it is given, and refuses what is refused here',
  async () => {
    const page = readFileSync(new URL('../../../content/docs/self-hosting.md', import.meta.url), 'utf8');
    const [, code = ''] = /```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(page) ?? [];
    const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { conversationId, email, address } = await stage.beginByEmail();
    const refusals: string[] = [];
    const receive = async (to: string) => {
      const raw = await write({
        from: email,
        to: 'undisclosed@mail.example',
        text: `By a Worker é.\n\n${quoted}`,
      });
      const message = {
        from: email,
        to,
        raw: new Response(raw).body,
        setReject: (why: string) => refusals.push(why),
      };
      await worker.email(message, { URL: 'https://chat.example/api/incoming-mail', SECRET: mailSecret });
    };
    const fetched = globalThis.fetch;
    globalThis.fetch = async (url, init) => stage.app.request(String(url), init);
    try {
      stage.clock.advanceSeconds((Date.now() - stage.clock.now().getTime()) / 1_000);
      await receive(address);
      await receive('reply+nobody@reply.chat.example');
    } finally {
      globalThis.fetch = fetched;
    }
    expect(await lastText(conversationId)).toBe('By a Worker é.');
    expect(refusals).toEqual(['There is no such address.']);
  },
  patienceMs,
);
