import { expect, test } from 'vitest';
import { getVisitor } from '#contract/inbox/inbox.endpoints.ts';
import type { VisitedPage } from '#contract/inbox/inbox.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleConversation } from '#web/testing/samples.ts';
import { VisitorFacts } from './visitor-facts.tsx';

async function openFacts(visitedPages: VisitedPage[]) {
  answerCalls(
    [getWorkspace, () => ({ id: 'wsp_1', name: 'Shop', role: 'admin' as const, others: [] })],
    [
      getVisitor,
      () => ({
        identity: null,
        language: 'en',
        timeZone: null,
        device: null,
        pages: ['https://shop.example/returns'],
        visitedPages,
        conversations: [],
      }),
    ],
  );
  const screen = await renderPart(<VisitorFacts conversation={sampleConversation(1)} />);
  await screen.getByText('language, time, device, pages, earlier').click();
  return screen;
}

test('lists the pages before the chat with title, address and time', async () => {
  const [before = '', openedAt = ''] = [360_000, 300_000].map((agoMs) =>
    new Date(Date.now() - agoMs).toISOString(),
  );
  const screen = await openFacts([
    { url: 'https://shop.example/returns', title: '', openedAt },
    { url: 'https://shop.example/shoes', title: 'Shoes', openedAt },
    { url: 'https://shop.example/returns', title: 'Returns', openedAt: before },
  ]);
  await expect.element(screen.getByText('Before the chat')).toBeVisible();
  await expect.element(screen.getByText('Shoes', { exact: true })).toBeVisible();
  const link = screen.getByRole('link', { name: 'shop.example/shoes' });
  await expect.element(link).toHaveAttribute('href', 'https://shop.example/shoes');
  expect(screen.container.querySelectorAll(`time[datetime="${openedAt}"]`)).toHaveLength(2);
});

test('says nothing of them where they are not known', async () => {
  const screen = await openFacts([]);
  await expect.element(screen.getByRole('link', { name: 'shop.example/returns' })).toBeVisible();
  expect(screen.getByText('Before the chat').query()).toBeNull();
});
