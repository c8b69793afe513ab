import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '#web/testing/render-part.tsx';
import { FilterBar } from './filter-bar.tsx';

const bar = (
  <FilterBar setCount={2} search={<input aria-label="Search leads" />}>
    <button type="button">Every status</button>
  </FilterBar>
);

test('on phones the filters are behind a button that says how many are set', async () => {
  await page.viewport(390, 800);
  const screen = await renderPart(bar);
  await expect.element(screen.getByLabelText('Search leads')).toBeVisible();
  await expect.element(screen.getByText('Every status')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Filters (2)', expanded: false }).click();
  await expect.element(screen.getByText('Every status')).toBeVisible();
});

test('elsewhere they are in view', async () => {
  await page.viewport(1_280, 800);
  const screen = await renderPart(bar);
  await expect.element(screen.getByText('Every status')).toBeVisible();
  await expect.element(screen.getByText('Filters (2)')).not.toBeVisible();
});
