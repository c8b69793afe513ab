import { expect, test } from 'vitest';
import { dismissAnnouncement, listMyAnnouncements } from '#contract/announcements/announcements.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { AnnouncementBanner } from './announcement-banner.tsx';

test('an announcement is shown until it is dismissed for good', async () => {
  const callsOf = answerCalls(
    [
      listMyAnnouncements,
      () => ({
        data: [
          { id: 'ann_2', text: 'We move on Sunday.' },
          { id: 'ann_1', text: 'Prices change.' },
        ],
      }),
    ],
    [dismissAnnouncement, () => ({})],
  );
  const screen = await renderPart(<AnnouncementBanner />);
  await expect.element(screen.getByText('Prices change.')).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss this announcement' }).first().click();
  await expect.element(screen.getByText('We move on Sunday.')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Prices change.')).toBeVisible();
  expect(callsOf(dismissAnnouncement).map(({ body }) => body)).toEqual([{ announcementId: 'ann_2' }]);
});
