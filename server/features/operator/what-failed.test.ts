import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveUpEmail } from '#server/features/emails/give-up-email.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { readQueue } from '#server/jobs/read-queue.ts';
import { type OperatorStage, openOperatorStage } from '#tests/operator-stage.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

test('emails that failed are sent again while their content is there', async () => {
  const to = { address: 'kim@example.com' };
  const email = { kind: 'waitlist-confirmation' as const, url: 'http://localhost/' };
  const usefulUntil = new Date(stage.clock.now().getTime() + 3_600_000);
  const [kept, expired] = [
    await queueEmail(stage.services, { to, email }),
    await queueEmail(stage.services, { to, email, usefulUntil }),
  ];
  for (const emailId of [kept, expired]) await giveUpEmail(stage.services, { emailId, attempt: 0 });
  expect(await stage.read('/emails?q=kim')).toMatchObject({
    data: [
      { id: expired, canRetry: false },
      { id: kept, state: 'failed', canRetry: true },
    ],
    pagination: { total: 2 },
  });
  expect(await stage.change('/emails/retry', {})).toEqual({ retried: 1 });
  expect(await stage.read('/emails?q=kim')).toMatchObject({ data: [{ id: expired }] });
  await stage.change('/emails/retry', { emailId: expired }, 404);
});

test('jobs that failed are started again', async () => {
  const { rows } = await stage.services.pool.query<{ id: string }>(
    `update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "The disk is full."}'
     where id = (select id from jobs.job where name = 'emails.send' limit 1) returning id`,
  );
  const id = rows[0]?.id;
  expect(await stage.read('/jobs?q=disk')).toMatchObject({
    data: [{ id, name: 'emails.send', error: 'The disk is full.' }],
    total: 1,
  });
  expect(await readQueue(stage.services.db)).toContainEqual(
    expect.objectContaining({ name: 'emails.send', failed: 1, waiting: expect.any(Number) }),
  );
  expect(await stage.change('/jobs/retry', { jobId: id })).toEqual({ retried: 1 });
  expect(await stage.read('/jobs')).toMatchObject({ data: [], total: 0 });
  await stage.change('/jobs/retry', { jobId: id }, 404);
});
