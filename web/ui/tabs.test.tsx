import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '#web/testing/render-part.tsx';
import { Tabs } from './tabs.tsx';

const tabs = (
  <div style={{ width: 260 }}>
    <Tabs label="Messages" tabs={['All', 'Waiting', 'Mine'].map((label) => ({ to: `/${label}`, label }))} />
  </div>
);

test('a row of tabs fades once its words have become wider than it', async () => {
  await page.viewport(390, 800);
  const screen = await renderPart(tabs);
  const row = screen.getByRole('navigation', { name: 'Messages' }).element() as HTMLElement;
  const fade = () => row.style.getPropertyValue('--fade-after');
  await expect.poll(fade).toBe('0px');
  for (const link of row.querySelectorAll('a')) link.append(' (1,234)');
  await expect.poll(fade).toBe('2.5rem');
});
