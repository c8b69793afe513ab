import { expect, test } from 'vitest';
import { listAgentVersions, undoAgentVersion } from '#contract/agents/agents.endpoints.ts';
import type { AgentVersion } from '#contract/agents/agents.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { findViolations } from '#web/testing/find-violations.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAgent } from '#web/testing/samples.ts';
import SettingsHistoryPage from './settings-history-page.tsx';

const changedAt = '2026-03-11T09:30:00.000Z';
const newest: AgentVersion = {
  version: 8,
  changes: [
    { setting: 'welcomeMessage', before: 'Hello', after: 'Good day' },
    { setting: 'synonyms', before: '', after: 'bike, bicycle' },
  ],
  changedBy: { userId: 'usr_1', name: 'Ana' },
  changedAt,
  canUndo: true,
};
const oldest: AgentVersion = {
  version: 7,
  changes: [{ setting: 'name', before: null, after: null }],
  changedBy: null,
  changedAt,
  canUndo: false,
};

test('the history says who changed what, and goes back once that is confirmed', async () => {
  let data = [newest, oldest];
  let isRefused = true;
  const callsOf = answerCalls(
    [listAgentVersions, () => ({ data })],
    [
      undoAgentVersion,
      () => {
        if (isRefused) return refusal(400, 'invalid-input', 'This username is taken.');
        data = [{ ...newest, version: 9 }, ...data];
        return sampleAgent();
      },
    ],
  );
  const screen = await renderPart(<SettingsHistoryPage />, { context: sampleAgent() });
  await expect.element(screen.getByText('Welcome message, Synonyms')).toBeVisible();
  await expect.element(screen.getByText(/· Ana$/)).toBeVisible();
  await expect.element(screen.getByText(/by a program, or by someone who has left$/)).toBeVisible();
  await screen.getByText('What changed').click();
  await expect.element(screen.getByText('Good day')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Go back to before/ }).elements()).toHaveLength(1);
  await screen.getByRole('button', { name: /^Go back to before/ }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(dialog.getByText('This username is taken.')).toBeVisible();
  isRefused = false;
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(screen.getByText('The settings are as they were.')).toBeVisible();
  expect(callsOf(undoAgentVersion).map(({ params }) => params.version)).toEqual(['8', '8']);
  expect(screen.getByRole('button', { name: /^Go back to before/ }).elements()).toHaveLength(2);
});
