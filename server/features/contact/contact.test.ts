import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactFailure } from '#contract/contact/contact.ts';
import { createApp } from '#server/create-app.ts';
import { emails } from '#server/features/emails/emails.table.ts';
import { createClient, expectStatus } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { contactMessage, waitlistEntry } from './contact.table.ts';
import { emailWaitingMessages } from './email-waiting-messages.ts';

const message = { name: 'Ana', email: 'Ana@Example.com', message: 'How long is the delivery?' };

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices({ OPERATOR_EMAIL: 'operator@example.com', TRUSTED_PROXIES: '1' });
});
beforeEach(async () => {
  for (const table of [emails, contactMessage, waitlistEntry]) await stage.services.db.delete(table);
  stage.clock.advanceSeconds(7_200);
});
afterAll(() => stage.close());

const post = (path: string, body: object, from = '192.0.2.1') =>
  createClient(stage.app).post(path, body, { headers: { 'x-forwarded-for': from } });
const stored = () => stage.services.db.select().from(contactMessage);

it('stores a message, mails it to the operator and confirms it to the sender', async () => {
  expect(await expectStatus(await post('/api/contact', message), 200)).toEqual({
    success: true,
    message: 'Your message was sent. We will get back to you soon.',
  });
  expect(await stored()).toEqual([
    expect.objectContaining({ name: 'Ana', email: 'ana@example.com', message: message.message }),
  ]);
  expect(await waitingEmails(stage.services, 'operator@example.com')).toEqual([
    expect.objectContaining({ kind: 'contact-message', ...message, email: 'ana@example.com' }),
  ]);
  expect(await waitingEmails(stage.services, 'ana@example.com')).toEqual([
    { kind: 'contact-confirmation', url: 'http://localhost:3000/docs' },
  ]);
});

it('confirms once a day per address', async () => {
  for (let times = 0; times < 3; times++) await post('/api/contact', message);
  expect(await stored()).toHaveLength(3);
  expect(await waitingEmails(stage.services, 'operator@example.com')).toHaveLength(3);
  expect(await waitingEmails(stage.services, 'ana@example.com')).toHaveLength(1);
  stage.clock.advanceSeconds(86_400);
  await post('/api/contact', message);
  expect(await waitingEmails(stage.services, 'ana@example.com')).toHaveLength(2);
});

it.each([
  [{ ...message, name: 'A' }, 'name'],
  [{ ...message, name: ' A ' }, 'name'],
  [{ ...message, message: '123456789' }, 'message'],
  [{ ...message, email: 'nobody' }, 'email'],
  [{ ...message, email: 'a@b.example,c@d.example' }, 'email'],
  [{ ...message, email: '"a\r\nBcc:x"@b.example' }, 'email'],
  [{ ...message, email: 'a<b@c.example>' }, 'email'],
])('refuses %j', async (body, field) => {
  const answer = await expectStatus<{ message: string }>(await post('/api/contact', body), 400);
  expect(answer.message.toLowerCase()).toContain(field === 'email' ? 'email' : 'please');
  expect(await stored()).toEqual([]);
});

it('stores nothing when the hidden field is filled', async () => {
  const trapped = await post('/api/contact', { ...message, website: 'https://spam.example' });
  const honest = await post('/api/contact', message, '192.0.2.2');
  expect(await trapped.text()).toBe(await honest.text());
  expect(await stored()).toHaveLength(1);
  await post('/api/waitlist', { email: 'bot@example.com', website: 'x' });
  expect(await stage.services.db.select().from(waitlistEntry)).toEqual([]);
});

it('accepts five messages in ten minutes from one address', async () => {
  for (let times = 0; times < 5; times++) expect((await post('/api/contact', message)).status).toBe(200);
  const refused = await post('/api/contact', message);
  expect(await expectStatus(refused, 429)).toEqual({
    success: false,
    message: 'Too many messages. Please wait a few minutes and try again.',
  });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await post('/api/contact', message, '192.0.2.2')).status).toBe(200);
  stage.clock.advanceSeconds(600);
  expect((await post('/api/contact', message)).status).toBe(200);
});

it('lets no flood from many addresses silence others, nor fill the mailbox of the operator', async () => {
  await post('/api/contact', message);
  await stage.services.pool.query(
    "update rate_limit set count = 119 where key like 'contact-email-to-operator %'",
  );
  const writers = Array.from({ length: 55 }, (_, at) => `192.0.2.${at + 10}`);
  for (const [at, address] of writers.entries()) {
    const body = { ...message, name: `Writer ${at}` };
    expect((await post('/api/contact', body, address)).status).toBe(200);
  }
  const operatorEmails = () => waitingEmails(stage.services, 'operator@example.com');
  expect(await operatorEmails()).toHaveLength(2);
  await emailWaitingMessages(stage.services);
  await emailWaitingMessages(stage.services);
  await emailWaitingMessages(stage.services);
  const joint = (await operatorEmails()).slice(2);
  expect(joint).toMatchObject([
    { kind: 'contact-messages', more: 4 },
    { kind: 'contact-messages', more: 0 },
  ]);
  const names = joint.flatMap((email) =>
    email.kind === 'contact-messages' ? email.messages.map(({ name }) => name) : [],
  );
  expect(names).toEqual(writers.slice(1).map((_, at) => `Writer ${at + 1}`));
});

it('answers with the sentence of the contact form when the message cannot be stored', async () => {
  const { jobs } = stage.services;
  const broken = {
    ...stage.services,
    jobs: { ...jobs, addJob: () => Promise.reject(new Error('No queue.')) },
  };
  const answer = await createClient(createApp(broken)).post('/api/contact', message);
  expect(await expectStatus(answer, 500)).toEqual({ success: false, message: contactFailure });
  expect(await stored()).toEqual([]);
});

it('adds an address to the waitlist and confirms it, once', async () => {
  const answers = await Promise.all(
    ['eve@example.com', 'EVE@example.com', 'eve@example.com'].map((email) =>
      post('/api/waitlist', { email }),
    ),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await stage.services.db.select().from(waitlistEntry)).map(({ email }) => email)).toEqual([
    'eve@example.com',
  ]);
  expect(await waitingEmails(stage.services, 'eve@example.com')).toEqual([
    { kind: 'waitlist-confirmation', url: 'http://localhost:3000/chatgenie' },
  ]);
});
