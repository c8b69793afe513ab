import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  cancelSource,
  deleteSource,
  deleteSources,
  listSources,
  retrainSources,
} from '#contract/sources/sources.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, pageOf, sampleSource, sampleWorkspace } from '#web/testing/samples.ts';
import { SourceList } from './source-list.tsx';

const failed = sampleSource(2, { status: 'failed', error: 'This file is empty.' });

test('an agent without sources shows what can be one', async () => {
  answerCalls([listSources, () => pageOf([])]);
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await expect.element(screen.getByText('No sources yet')).toBeVisible();
});

test('the list can be limited to what needs attention', async () => {
  answerCalls([
    listSources,
    ({ query }) => pageOf(query.needs === 'attention' ? [failed] : [failed, sampleSource(1)]),
  ]);
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await expect.element(screen.getByRole('link', { name: 'Source 1' })).toBeVisible();
  await expect.element(screen.getByText('This file is empty.')).toBeVisible();
  await screen.getByRole('button', { name: '1 needs attention' }).click();
  await expect.element(screen.getByRole('link', { name: 'Source 1' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Source 2' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all sources' }).click();
  await expect.element(screen.getByRole('link', { name: 'Source 1' })).toBeVisible();
});

test('a source that answers by words says how much of it can be found by meaning', async () => {
  const sources = [
    sampleSource(1, { meaning: { done: 40, total: 1_200 } }),
    sampleSource(2, { meaning: { done: 7, total: 7 } }),
  ];
  answerCalls([listSources, ({ query }) => pageOf(query.needs ? [] : sources)]);
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await expect.element(screen.getByText('Preparing search by meaning: 40 of 1,200 passages')).toBeVisible();
  expect(screen.getByText(/Preparing search by meaning/).elements()).toHaveLength(1);
});

test('a source is deleted once that is confirmed; a refusal stays in the dialog', async () => {
  let sources = [sampleSource(1)];
  let isRefused = true;
  answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listSources, ({ query }) => pageOf(query.needs ? [] : sources)],
    [
      deleteSource,
      () => {
        if (isRefused) return refusal(403, 'not-allowed', 'Your role does not allow this.');
        sources = [];
        return {};
      },
    ],
  );
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await screen.getByRole('button', { name: 'Actions for Source 1' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Your role does not allow this.');
  isRefused = false;
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('No sources yet')).toBeVisible();
});

test('what is being trained can be cancelled, and what is ready trained again', async () => {
  const training = sampleSource(1, { status: 'training', progress: { done: 0, failed: 0, total: 1 } });
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listSources, ({ query }) => pageOf(query.needs ? [] : [training, sampleSource(2)])],
    [cancelSource, () => training],
  );
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await screen.getByRole('button', { name: 'Actions for Source 2' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Retrain' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Actions for Source 1' }).click();
  await screen.getByRole('menuitem', { name: 'Cancel training' }).click();
  await expect.poll(() => callsOf(cancelSource).length).toBe(1);
});

test('several are chosen to be read again, or deleted', async () => {
  const sources = [sampleSource(1), sampleSource(2), sampleSource(3)];
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listSources, ({ query }) => pageOf(query.needs ? [] : sources)],
    [retrainSources, () => ({ retrained: 1, left: 1 })],
    [deleteSources, () => ({ deleted: 3 })],
  );
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await screen.getByRole('checkbox', { name: 'Choose Source 1' }).click();
  await screen.getByRole('checkbox', { name: 'Choose Source 3' }).click();
  await screen.getByRole('button', { name: 'Retrain' }).click();
  await expect.element(screen.getByText('Reading 1 source again. 1 is being read already.')).toBeVisible();
  expect(callsOf(retrainSources)[0]?.body).toEqual({ sourceIds: [sources[0]?.id, sources[2]?.id] });
  await screen.getByRole('checkbox', { name: 'Choose all sources shown' }).click();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(deleteSources).length).toBe(1);
  await expect.element(screen.getByText('3 chosen')).not.toBeInTheDocument();
});

test('a member who may only read is offered nothing to change', async () => {
  answerCalls(
    [getWorkspace, () => sampleWorkspace('inbox-only')],
    [listSources, ({ query }) => pageOf(query.needs ? [] : [sampleSource(1), sampleSource(2)])],
  );
  const screen = await renderPart(<SourceList agentId={agentId} />);
  await expect.element(screen.getByRole('link', { name: 'Source 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Actions for/ }).elements()).toEqual([]);
  expect(screen.getByRole('link', { name: /^Edit/ }).elements()).toEqual([]);
  expect(screen.getByRole('checkbox').elements()).toEqual([]);
});
