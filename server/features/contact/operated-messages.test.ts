import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectStatus } from '#tests/factories.ts';
import { type OperatorStage, openOperatorStage } from '#tests/operator-stage.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

test('messages and the waitlist are marked and exported', async () => {
  await stage.customer.post('/api/contact', {
    name: '=Kim',
    email: 'kim@example.com',
    message: 'Do you deliver?',
  });
  for (const name of ['a', 'b', 'c'])
    await stage.customer.post('/api/waitlist', { email: `${name}@example.com` });
  const { data } = await stage.read<{ data: { id: string }[] }>('/contact-messages?q=deliver&state=open');
  const path = `/api/operator/contact-messages/${data[0]?.id}`;
  await expectStatus(await stage.operator.patch(path, { isAnswered: true }), 200);
  expect(await stage.read('/contact-messages?state=open')).toMatchObject({ data: [] });
  const csv = await (await stage.operator.get('/api/operator/contact-messages/export')).text();
  expect(csv).toContain("'=Kim");

  type Waitlist = { data: { email: string }[]; pagination: { cursor: string | null; total: number } };
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Waitlist = await stage.read(`/waitlist?limit=2${query}`);
    expect(page.pagination.total).toBe(3);
    seen.push(...page.data.map(({ email }) => email));
    cursor = page.pagination.cursor;
  }
  expect(seen.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
});
