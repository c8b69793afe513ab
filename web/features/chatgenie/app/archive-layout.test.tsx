import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getArchive } from '#contract/chat-archives/chat-archives.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import ArchiveLayout from './archive-layout.tsx';
import { archive } from './fixtures/archive.ts';

test.each([360, 768, 1_440])(
  'a long name leaves the menu with Delete where it is, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const name = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk in 1931';
    answerCalls([getArchive, () => ({ ...archive, name })]);
    const screen = await renderPart(<ArchiveLayout />, {
      at: '/chatgenie/app/arc_1',
      path: '/chatgenie/app/:archiveId',
    });
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    const boxOf = (role: 'heading' | 'button', label: string) =>
      screen.getByRole(role, { name: label }).element().getBoundingClientRect();
    const [title, button] = [boxOf('heading', name), boxOf('button', 'More')];
    expect(button.left).toBeGreaterThan(title.right);
    expect(button.top).toBeLessThan(title.bottom);
    expect(button.right).toBeLessThanOrEqual(width);
  },
);
