import { expect, test } from 'vitest';

import { createArchive, getArchive, listArchives } from '#contract/chat-archives/chat-archives.endpoints.ts';

import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import ArchivesPage from './archives-page.tsx';
import { archive, plan } from './fixtures/archive.ts';

test('an archive is created and opened, and the plan is shown', async () => {
  const { messages, chats, platforms } = archive;
  const callsOf = answerCalls(
    [listArchives, () => ({ data: [{ ...archive, messages, chats, platforms }], plan })],
    [createArchive, () => archive],
    [getArchive, () => archive],
  );
  const screen = await renderPart(<ArchivesPage />, { at: '/chatgenie/app', path: '/chatgenie/app' });
  await expect
    .element(screen.getByText('2 messages in 1 chat from WhatsApp', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('2 of 10,000 messages', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'New archive' }).click();
  await screen.getByRole('button', { name: 'Create archive' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('Family');
  await screen.getByLabelText('Time zone').selectOptions('Asia/Tokyo');
  await screen.getByRole('button', { name: 'Create archive' }).click();
  await expect.poll(() => screen.address()).toBe('/chatgenie/app/arc_1/imports');
  expect(callsOf(createArchive)[0]?.body).toEqual({ name: 'Family', zone: 'Asia/Tokyo' });
});
