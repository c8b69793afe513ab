import { expect, test } from 'vitest';
import {
  comparePage,
  getCrawl,
  listPageChanges,
  listTouchedAnswers,
} from '#contract/crawls/crawls.endpoints.ts';
import type { PageChange } from '#contract/crawls/crawls.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleSource } from '#web/testing/samples.ts';
import CrawlPage from './crawl-page.tsx';

const time = '2026-03-11T09:30:00.000Z';
const source = sampleSource(1, { kind: 'website', title: 'shop.example' });
const changed: PageChange = {
  id: 'chg_1',
  kind: 'changed',
  url: 'https://shop.example/prices',
  title: 'Prices',
  reason: null,
  removed: 1,
  added: 2,
};
const gone: PageChange = {
  ...changed,
  id: 'chg_2',
  kind: 'gone',
  title: 'Sale',
  reason: 'The website says that this page was removed (410).',
};

test('a crawl shows what changed, with the words before and after, and the answers that it touches', async () => {
  answerCalls(
    [
      getCrawl,
      () => ({
        run: 3,
        cause: 'schedule' as const,
        outcome: 'ready' as const,
        startedAt: time,
        finishedAt: time,
        // One could not be read.
        pages: { checked: 40, unchanged: 37, added: 0, changed: 1, gone: 1 },
        bytesFetched: 2_048,
        note: null,
      }),
    ],
    [listPageChanges, () => pageOf([changed, gone])],
    [
      comparePage,
      () => ({
        ...changed,
        lines: [
          { kind: 'skipped' as const, parts: [] },
          {
            kind: 'changed' as const,
            parts: [
              { kind: 'same' as const, text: 'A wheel costs ' },
              { kind: 'removed' as const, text: '30' },
              { kind: 'added' as const, text: '40' },
              { kind: 'same' as const, text: ' euros.' },
            ],
          },
        ],
      }),
    ],
    [
      listTouchedAnswers,
      () => ({
        answers: [
          {
            conversationId: 'cnv_1',
            messageId: 'msg_1',
            question: 'What does a wheel cost?',
            quote: 'A wheel costs 30 euros.',
            url: 'https://shop.example/prices',
            answeredAt: time,
          },
        ],
        questions: [
          {
            sourceId: 'src_9',
            question: 'How much is a wheel?',
            sentence: 'A wheel costs 30 euros.',
            url: 'https://shop.example/prices',
          },
        ],
      }),
    ],
  );
  const screen = await renderPart(<CrawlPage />, {
    at: '/changes/3',
    path: '/changes/:run',
    context: source,
  });
  await expect
    .element(screen.getByText('40 pages checked, 2 new, changed or gone.', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText(gone.reason ?? '')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'What does a wheel cost?' }))
    .toHaveAttribute('href', `/agents/${agentId}/messages/cnv_1`);
  await expect
    .element(screen.getByRole('link', { name: 'How much is a wheel?' }))
    .toHaveAttribute('href', `/agents/${agentId}/training-sources/src_9`);
  await screen.getByRole('button', { name: 'Show text of Prices' }).click();
  const text = screen.getByRole('region', { name: 'Text of Prices before and after' });
  await expect.element(text.getByText('30', { exact: true })).toHaveProperty('tagName', 'DEL');
  await expect.element(text.getByText('40', { exact: true })).toHaveProperty('tagName', 'INS');
});
