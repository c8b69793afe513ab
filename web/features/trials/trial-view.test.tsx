import { expect, test } from 'vitest';
import { getProfile } from '#contract/profile/profile.endpoints.ts';
import { keepTrial, showTrial } from '#contract/trials/trials.endpoints.ts';
import type { Trial } from '#contract/trials/trials.schemas.ts';
import { SessionProvider } from '#web/shell/session.tsx';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { TrialView } from './trial-view.tsx';

const trial: Trial = {
  agentId: 'agt_1',
  name: 'Fernwood Cycles',
  url: 'https://fernwood.example/',
  status: 'ready',
  pages: { read: 5, limit: 5 },
  error: null,
  questions: ['How long does a repair take?'],
  expiresAt: '2026-11-30T09:30:00.000Z',
};

const renderView = () =>
  renderPart(
    <SessionProvider>
      <TrialView secret="secret" />
    </SessionProvider>,
  );

test('an agent that is read is asked, and kept by signing up, which leads back here', async () => {
  const states: Trial[] = [
    { ...trial, status: 'queued', pages: { read: 0, limit: 5 }, questions: [] },
    trial,
  ];
  answerCalls(
    [getProfile, () => refusal(401, 'signed-out', 'Please sign in to continue.')],
    [showTrial, () => states.shift() ?? trial],
  );
  const screen = await renderView();
  await expect.element(screen.getByText('Reading your first page...')).toBeVisible();
  await expect.element(screen.getByText('5 pages read. Ask anything about them.')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Ask in the chat: How long does a repair take?' }))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Keep it in a free account' }).click();
  expect(screen.address()).toBe(`/register?next=${encodeURIComponent('/try#secret')}`);
  expect(sessionStorage.getItem('keepTrial')).toBe('secret');
  sessionStorage.removeItem('keepTrial');
});

test('a signed-in user keeps it with one press, or sees why that is not possible', async () => {
  const user = { id: 'usr_1', email: 'ana@shop.example', firstname: 'Ana', lastname: '', company: '' };
  const callsOf = answerCalls(
    [getProfile, () => ({ success: true as const, user })],
    [showTrial, () => trial],
    [keepTrial, () => refusal(404, 'not-found', 'This trial agent is no longer here.')],
  );
  const screen = await renderView();
  await screen.getByRole('button', { name: 'Keep this agent' }).click();
  await expect.element(screen.getByText('This trial agent is no longer here.')).toBeVisible();
  expect(callsOf(keepTrial)[0]?.body).toEqual({ secret: 'secret' });
});

test('a website without a page that can be read says why, and leads to another try', async () => {
  answerCalls(
    [getProfile, () => refusal(401, 'signed-out', 'Please sign in to continue.')],
    [
      showTrial,
      () => ({
        ...trial,
        status: 'failed' as const,
        pages: { read: 0, limit: 5 },
        error: 'It needs JavaScript.',
      }),
    ],
  );
  const screen = await renderView();
  await expect.element(screen.getByText('It needs JavaScript.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Try another address' })).toBeVisible();
  await expect.element(screen.getByText('Keep it', { exact: true })).not.toBeInTheDocument();
});
