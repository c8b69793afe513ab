import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rateDocsPage as endpoint } from '#contract/docs/docs.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DocsRating } from './docs-rating.tsx';
import { rateDocsPage } from './rate-docs-page.ts';

// Before there is anything to press, as when the script arrives before the end of a long page.
rateDocsPage();

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('whether a page of the documentation helped', () => {
  it('is stored at once, and what is written is added to it', async () => {
    const calls = answerCalls([endpoint, () => ({ feedbackId: 'fbk_1' })]);
    await renderPart(<DocsRating slug="api" />);
    await press('No');
    await page
      .getByRole('textbox', { name: 'What is missing or wrong? (optional)' })
      .fill('An example in Ruby.');
    await press('Send');
    await expect.element(page.getByText('Thank you. This helps us improve the page.')).toBeVisible();
    expect(calls(endpoint).map(({ body }) => body)).toEqual([
      { page: 'api', isHelpful: false },
      { page: 'api', isHelpful: false, feedbackId: 'fbk_1', comment: 'An example in Ruby.' },
    ]);
  });

  it('keeps what was written when it cannot be stored, and says so', async () => {
    let isDown = false;
    answerCalls([
      endpoint,
      () =>
        isDown ? refusal(404, 'not-found', 'It is too late to add a comment.') : { feedbackId: 'fbk_2' },
    ]);
    await renderPart(<DocsRating slug="widget" />);
    await press('Yes');
    const comment = page.getByRole('textbox', { name: 'What helped you? (optional)' });
    await comment.fill('The picture.');
    isDown = true;
    await press('Send');
    await expect.element(page.getByText('It is too late to add a comment.')).toBeVisible();
    await expect.element(comment).toHaveValue('The picture.');
  });
});
