import { expect, test } from 'vitest';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '#contract/saved-views/saved-views.endpoints.ts';
import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { SavedViewsMenu } from './saved-views-menu.tsx';

const saved: SavedView = {
  id: 'viw_1',
  kind: 'conversations',
  name: 'To answer',
  filter: 'outcome=declined&range=this-week',
  createdAt: '2026-03-11T09:30:00.000Z',
};

function open(at: string) {
  const views = [saved];
  const callsOf = answerCalls(
    [listSavedViews, () => ({ data: views })],
    [
      createSavedView,
      ({ body }) => {
        const view = { ...saved, ...(body as object), id: 'viw_2' };
        views.push(view);
        return view;
      },
    ],
    [updateSavedView, () => saved],
    [deleteSavedView, () => ({})],
  );
  const menu = <SavedViewsMenu kind="conversations" filterNames={['outcome', 'range', 'q']} />;
  return { callsOf, rendered: renderPart(menu, { at }) };
}

test('an address with only a view gets its filters', async () => {
  const screen = await open('/?view=viw_1').rendered;
  await expect.poll(screen.address).toBe('/?outcome=declined&range=this-week&view=viw_1');
  await expect.element(screen.getByRole('button', { name: 'To answer' })).toBeVisible();
});

test('filters are saved as a view, with an address of its own', async () => {
  const { callsOf, rendered } = open('/?outcome=hedged');
  const screen = await rendered;
  await screen.getByRole('button', { name: 'Views' }).click();
  await screen.getByRole('menuitem', { name: 'Save as a new view' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('Nearly');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(screen.address).toBe('/?outcome=hedged&view=viw_2');
  expect(callsOf(createSavedView)[0]?.body).toEqual({
    kind: 'conversations',
    name: 'Nearly',
    filter: 'outcome=hedged',
  });
});

test('changed filters are saved to the view, or the view is deleted and they stay', async () => {
  const { callsOf, rendered } = open('/?outcome=hedged&view=viw_1');
  const screen = await rendered;
  await screen.getByRole('button', { name: 'To answer (changed)' }).click();
  await screen.getByRole('menuitem', { name: 'Save the changes' }).click();
  await expect.poll(() => callsOf(updateSavedView)[0]?.body).toEqual({ filter: 'outcome=hedged' });
  await screen.getByRole('button', { name: /To answer/ }).click();
  await screen.getByRole('menuitem', { name: 'Delete the view' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(screen.address).toBe('/?outcome=hedged');
  expect(callsOf(deleteSavedView)).toHaveLength(1);
});
