import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, expectStatus } from '#tests/factories.ts';
import { type OperatorStage, openOperatorStage } from '#tests/operator-stage.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

test('what readers said of the documentation, the least helpful page first, a comment once', async () => {
  const rate = (body: object) => createClient(stage.app).post('/api/docs/feedback', body);
  const { feedbackId } = await expectStatus<{ feedbackId: string }>(
    await rate({ page: 'widget', isHelpful: false }),
    200,
  );
  await expectStatus(await rate({ page: 'widget', isHelpful: true }), 200);
  await expectStatus(await rate({ page: 'sources', isHelpful: true }), 200);
  await expectStatus(await rate({ page: 'no-such-page', isHelpful: true }), 404);
  const comment = { page: 'widget', isHelpful: false, feedbackId, comment: 'Say where the script goes.' };
  await expectStatus(await rate(comment), 200);
  await expectStatus(await rate({ ...comment, comment: 'Again' }), 404);
  const { data } = await stage.read<{ data: object[] }>('/docs-feedback');
  expect(data).toMatchObject([
    {
      page: 'widget',
      helpful: 1,
      notHelpful: 1,
      comments: [{ text: 'Say where the script goes.', isHelpful: false }],
    },
    { page: 'sources', helpful: 1, notHelpful: 0, comments: [] },
  ]);
});
