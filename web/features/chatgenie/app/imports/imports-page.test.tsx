import { expect, test } from 'vitest';
import { listArchives } from '#contract/chat-archives/chat-archives.endpoints.ts';
import { setDateOrder } from '#contract/chat-imports/chat-imports.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { asking, plan, whole } from '../fixtures/archive.ts';
import ImportsPage from './imports-page.tsx';

test('an import says what it did, and asks how dates are written', async () => {
  const callsOf = answerCalls(
    [setDateOrder, () => ({ ...asking, status: 'waiting' as const })],
    [listArchives, () => ({ data: [], plan })],
  );
  const screen = await renderPart(<ImportsPage />, whole);
  await expect
    .element(screen.getByText('1,200 messages read, 1,000 added, 150 already known.'))
    .toBeVisible();
  await expect.element(screen.getByText('50 messages exceed your plan', { exact: false })).toBeVisible();
  await screen.getByText('1 line not understood').click();
  await expect.element(screen.getByText('a.txt, line 1: Exported by a program')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '2 messages' }))
    .toHaveAttribute('href', '/chatgenie/app/arc_1/messages?flag=may-be-pasted');
  await screen.getByRole('button', { name: 'Month first' }).click();
  await expect.poll(() => callsOf(setDateOrder)[0]?.body).toEqual({ dateOrder: 'mdy' });
});
