import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmailOf } from '#core/emails/email.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { EmailError, type EmailErrorKind, type OutgoingEmail } from '#server/ports/mailer.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { deleteEmailsTo } from './delete-emails-to.ts';
import { emails } from './emails.table.ts';
import { giveUpEmail } from './give-up-email.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmail } from './send-email.ts';

let stage: TestServices;
let failing: EmailErrorKind | 'fault' | null = null;
const signal = new AbortController().signal;
const email: EmailOf<'reset-password'> = {
  kind: 'reset-password',
  firstname: 'Ana',
  url: 'https://chat.example/forgot-password?token=sesame',
  minutes: 60,
};
const to = { name: 'Ana', address: 'ana@example.com' };
const userId = 'usr_ana';

beforeAll(async () => {
  stage = await createTestServices({ BASE_URL: 'https://chat.example' });
  const { sendEmail } = stage.mailer;
  stage.mailer.sendEmail = async (outgoing, signal) => {
    if (failing === 'fault') throw new Error('A bug.');
    if (failing !== null) throw new EmailError(failing, `Refused, ${failing}.`);
    await sendEmail(outgoing, signal);
  };
});
beforeEach(async () => {
  failing = null;
  stage.mailer.sent.length = 0;
  await stage.services.db.delete(emails);
  await stage.services.pool.query("delete from jobs.job where name = 'emails.send'");
});
afterAll(() => stage.close());

async function rowOf(id: string) {
  const [row] = await stage.services.db.select().from(emails).where(eq(emails.id, id));
  return row;
}

/** Jobs that wait: the attempt, and after how many seconds it is due. */
async function waitingJobs() {
  const { rows } = await stage.services.pool.query<{ data: object; seconds: number }>(
    `select data, round(extract(epoch from start_after - created_on))::int as seconds from jobs.job
     where name = 'emails.send' order by created_on`,
  );
  return rows;
}

describe('queueing an email', () => {
  it('stores nothing when the transaction fails', async () => {
    const failed = withTransaction(stage.services, async (services) => {
      await queueEmail(services, { to, userId, email });
      throw new Error('Not after all.');
    });
    await expect(failed).rejects.toThrow('Not after all.');
    expect(await stage.services.db.select().from(emails)).toEqual([]);
    expect(await waitingJobs()).toEqual([]);
  });

  it('stores the email and its first attempt', async () => {
    const id = await withTransaction(stage.services, (services) =>
      queueEmail(services, { to, userId, email }),
    );
    expect(await waitingEmails(stage.services, to.address)).toEqual([email]);
    expect(await waitingJobs()).toEqual([{ data: { emailId: id, attempt: 0 }, seconds: 0 }]);
  });
});

describe('sending an email', () => {
  it('sends it complete, then forgets its text', async () => {
    const id = await queueEmail(stage.services, { to, userId, email });
    await sendEmail(stage.services, { emailId: id, attempt: 0 }, signal);
    const [sent] = stage.mailer.sent as [OutgoingEmail];
    expect(sent).toMatchObject({
      to,
      subject: 'Choose a new password',
      messageId: `${id}@chat.example`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(sent.text).toContain(email.url);
    expect(sent.html).toContain(email.url);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, email: null, error: null });
    expect(JSON.stringify(await stage.services.db.select().from(emails))).not.toContain('sesame');
  });

  it('sends an email once, however often its job runs', async () => {
    const id = await queueEmail(stage.services, { to, userId, email });
    for (const attempt of [0, 0, 1, 3]) await sendEmail(stage.services, { emailId: id, attempt }, signal);
    await sendEmail(stage.services, { emailId: 'mail_never', attempt: 0 }, signal);
    expect(stage.mailer.sent).toHaveLength(1);
  });

  it('tries again after 1, 5 and 30 minutes, 2, 6 and 24 hours, then gives up', async () => {
    failing = 'temporary';
    const id = await queueEmail(stage.services, { to, userId, email });
    for (let attempt = 0; attempt < 7; attempt++) {
      expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: attempt, email });
      await sendEmail(stage.services, { emailId: id, attempt }, signal);
    }
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      attempts: 7,
      // For the operator, who may send it again.
      email,
      error: 'Refused, temporary.',
    });
    let sum = 0;
    const dueMinutes = (await waitingJobs()).map(({ seconds }) => {
      sum += seconds;
      return sum / 60;
    });
    expect(dueMinutes).toEqual([0, 1, 5, 30, 120, 360, 1440]);
  });

  it('does not try again after a permanent refusal', async () => {
    failing = 'permanent';
    const id = await queueEmail(stage.services, { to, userId, email });
    await sendEmail(stage.services, { emailId: id, attempt: 0 }, signal);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', email, error: 'Refused, permanent.' });
    expect(await waitingJobs()).toHaveLength(1);
  });

  it('does not send an expired link', async () => {
    const usefulUntil = new Date(stage.clock.now().getTime() + 3_600_000);
    const id = await queueEmail(stage.services, { to, userId, email, usefulUntil });
    stage.clock.advanceSeconds(3_601);
    await sendEmail(stage.services, { emailId: id, attempt: 0 }, signal);
    expect(stage.mailer.sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', email: null });
  });

  it('leaves an error of ours to the queue, which gives up in the end', async () => {
    failing = 'fault';
    const id = await queueEmail(stage.services, { to, userId, email });
    await expect(sendEmail(stage.services, { emailId: id, attempt: 0 }, signal)).rejects.toThrow('A bug.');
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0, email });
    await giveUpEmail(stage.services, { emailId: id, attempt: 0 });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', email });
  });

  it('sets the sender of a contact message as the reply address', async () => {
    const contact: EmailOf<'contact-message'> = {
      kind: 'contact-message',
      name: 'Ben',
      email: 'ben@example.com',
      message: 'Hello',
      sentAt: '2027-02-01T10:00:00Z',
    };
    const id = await queueEmail(stage.services, { to, email: contact });
    await sendEmail(stage.services, { emailId: id, attempt: 0 }, signal);
    expect(stage.mailer.sent[0]?.replyTo).toEqual({ name: 'Ben', address: 'ben@example.com' });
  });
});

it('forgets all emails to an address', async () => {
  await queueEmail(stage.services, { to: { address: 'Ana@Example.com' }, userId, email });
  await queueEmail(stage.services, { to: { address: 'ben@example.com' }, userId, email });
  await deleteEmailsTo(stage.services, 'ana@example.com');
  expect((await stage.services.db.select().from(emails)).map((row) => row.toAddress)).toEqual([
    'ben@example.com',
  ]);
});
