import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import { en } from '../words/en.ts';
import { createMenu } from './create-menu.ts';

beforeEach(() => {
  vi.stubGlobal('document', parseHTML('<!doctype html><html><body></body></html>').document);
});

function open(items: { label: string; run(): void }[]) {
  const menu = createMenu(en, () => items);
  document.body.append(menu.element);
  const [opener, list] = [menu.element.querySelector('button')!, menu.element.querySelector('ul')!];
  opener.click();
  return { menu, opener, list, rows: [...list.querySelectorAll('button')] };
}

it('lists what can be done at the moment when it opens', () => {
  const { opener, rows } = open([
    { label: 'One', run: vi.fn() },
    { label: 'Two', run: vi.fn() },
  ]);
  expect(rows.map((row) => row.textContent)).toEqual(['One', 'Two']);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});

it('closes before it does what was chosen', () => {
  const run = vi.fn();
  const { opener, rows, menu } = open([{ label: 'One', run }]);
  rows[0]!.click();
  expect(run).toHaveBeenCalledOnce();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(menu.close()).toBe(false);
});

it('says whether it was open when it is closed', () => {
  const { menu } = open([{ label: 'One', run: vi.fn() }]);
  expect([menu.close(), menu.close()]).toEqual([true, false]);
});
