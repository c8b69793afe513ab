import { expect, test } from 'vitest';
import { checkInstallation, listInstallations } from '#contract/widget/widget.endpoints.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import { InstallationCard } from './installation-card.tsx';

const time = '2026-03-11T09:30:00.000Z';
const seen = {
  host: 'shop.example',
  page: 'https://shop.example/cakes',
  isAllowed: true,
  firstSeenAt: time,
  lastSeenAt: time,
};

test('says where the script was seen, and where it may not be used', async () => {
  answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listInstallations, () => ({ data: [seen, { ...seen, host: 'other.example', isAllowed: false }] })],
  );
  const screen = await renderPart(<InstallationCard agent={sampleAgent()} />);
  await expect.element(screen.getByText('shop.example', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/is not one of the allowed domains/)).toBeVisible();
});

test('a page that cannot be looked at has an error at its address; another one is judged', async () => {
  let isRefused = true;
  answerCalls(
    [getWorkspace, () => sampleWorkspace()],
    [listInstallations, () => ({ data: [] })],
    [
      checkInstallation,
      () =>
        isRefused
          ? refusal(422, 'cannot-process', 'There is no such website.')
          : {
              url: 'https://shop.example/',
              script: 'found' as const,
              isAllowed: true,
              blocked: ['frame-src' as const],
            },
    ],
  );
  const screen = await renderPart(<InstallationCard agent={sampleAgent()} />);
  const address = screen.getByRole('textbox', { name: 'Check a page' });
  await address.fill('shop.example');
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(address).toHaveAccessibleDescription('There is no such website.');
  isRefused = false;
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByText(/does not list our address in frame-src/)).toBeVisible();
});
