import { expect, test } from 'vitest';
import {
  createLegalExport,
  deleteOriginal,
  listLegalExports,
} from '#contract/legal-exports/legal-exports.endpoints.ts';
import type { LegalExports } from '#contract/legal-exports/legal-exports.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import LegalPage from './legal-page.tsx';

const whole = {
  context: { id: 'arc_1', messages: 2, chatList: [{ id: '3', title: 'Bo' }], imports: [], people: [] },
};
const original = {
  importId: 'imp_1',
  fileName: 'WhatsApp Chat with Bo.txt',
  sizeBytes: 2_048,
  sha256: 'ab'.repeat(32),
  receivedAt: '2026-03-11T09:30:00.000Z',
};
const made = {
  id: 'leg_1',
  importId: 'imp_1',
  chatTitle: null,
  prefix: 'A',
  redacted: '12, 40-43',
  madeAt: '2026-03-11T09:40:00.000Z',
};

test('makes a package of an original, with one chat and other page numbers', async () => {
  let state: LegalExports = { canExport: true, originals: [original], data: [] };
  const callsOf = answerCalls(
    [listLegalExports, () => state],
    [
      createLegalExport,
      () => {
        state = { ...state, data: [made] };
        return made;
      },
    ],
  );
  const screen = await renderPart(<LegalPage />, whole);
  await expect.element(screen.getByText('SHA-256 abab', { exact: false })).toBeVisible();
  await screen.getByLabelText('Before page numbers').fill('A/1');
  await screen.getByRole('button', { name: 'Make package' }).click();
  await expect.element(screen.getByText('Use letters, digits and hyphens.')).toBeVisible();
  await screen.getByLabelText('Before page numbers').fill('EX-');
  await expect.element(screen.getByText('The first page is EX-000001.')).toBeVisible();
  await screen.getByLabelText('Messages to redact').fill('all');
  await screen.getByRole('button', { name: 'Make package' }).click();
  await expect.element(screen.getByText('Use numbers and ranges, such as 12, 40-43.')).toBeVisible();
  await screen.getByLabelText('Messages to redact').fill('12, 40-43');
  await screen.getByLabelText('Chat', { exact: true }).selectOptions('Bo');
  await screen.getByRole('button', { name: 'Make package' }).click();
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.element(screen.getByText('redacted 12, 40-43', { exact: false })).toBeVisible();
  expect(callsOf(createLegalExport)[0]?.body).toEqual({
    importId: 'imp_1',
    chatId: '3',
    prefix: 'EX-',
    redacted: '12, 40-43',
  });
});

test('deletes an original after asking', async () => {
  let state: LegalExports = { canExport: true, originals: [original], data: [] };
  const callsOf = answerCalls(
    [listLegalExports, () => state],
    [
      deleteOriginal,
      () => {
        state = { ...state, originals: [] };
        return {};
      },
    ],
  );
  const screen = await renderPart(<LegalPage />, whole);
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await screen.getByRole('button', { name: 'Delete original' }).click();
  await expect.element(screen.getByText('No original is kept yet.', { exact: false })).toBeVisible();
  expect(callsOf(deleteOriginal)[0]?.params).toEqual({ archiveId: 'arc_1', importId: 'imp_1' });
});

test('on Free says that it is part of Pro', async () => {
  answerCalls([listLegalExports, () => ({ canExport: false, originals: [], data: [] })]);
  const screen = await renderPart(<LegalPage />, whole);
  await expect
    .element(screen.getByText('Legal exports are part of ChatGenie Pro.', { exact: false }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Make package' }).elements()).toHaveLength(0);
});
