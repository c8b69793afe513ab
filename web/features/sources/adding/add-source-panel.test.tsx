import { expect, test } from 'vitest';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleUsage } from '#web/testing/samples.ts';
import { AddSourcePanel } from './add-source-panel.tsx';
import { SourceTiles } from './source-tiles.tsx';

test('the panel opens by a tile; what was typed stays under other tabs and while it is closed', async () => {
  answerCalls([getUsage, () => sampleUsage('pro')]);
  const at = `/agents/${agentId}/training-sources`;
  const screen = await renderPart(
    <>
      <SourceTiles agentId={agentId} />
      <AddSourcePanel agentId={agentId} />
    </>,
    { at },
  );
  const tiles = screen.getByRole('navigation', { name: 'Add a source' });
  await expect.element(screen.getByRole('heading', { name: 'Add a source' })).not.toBeInTheDocument();
  await tiles.getByRole('link', { name: /^Text/ }).click();
  const text = screen.getByRole('textbox', { name: 'Text' });
  await text.fill('We open at nine.');
  const tabs = screen.getByRole('navigation', { name: 'Kinds of source' });
  await tabs.getByRole('link', { name: 'Website Links' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Website address' })).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(screen.address()).toBe(at);
  await tiles.getByRole('link', { name: /^Text/ }).click();
  await expect.element(text).toHaveValue('We open at nine.');
});
