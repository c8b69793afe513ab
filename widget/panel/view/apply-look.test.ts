import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import { createLook } from './apply-look.ts';

/** A document whose visitor wants dark pages, with what the system tells when that changes. */
function startDocument(html: string) {
  const { document } = parseHTML(`<!doctype html>${html}<body></body></html>`);
  const system = { matches: true, change: (): void => undefined };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_name: string, listener: () => void) => {
      system.change = listener;
    },
  }));
  const root = document.documentElement as unknown as HTMLElement;
  return { root, look: createLook(root), system };
}

describe('the theme of the chat', () => {
  it('is that of the document until the owner’s choice is known', () => {
    const { root, look } = startDocument('<html data-theme="light">');
    expect(root.dataset.theme).toBe('light');
    look.apply('#3b82f6', 'light');
    expect(root.dataset.theme).toBe('light');
  });

  it('follows the system where the owner leaves it to that, also when it changes', () => {
    const { root, look, system } = startDocument('<html>');
    expect(root.dataset.theme).toBe('dark');
    look.apply('#3b82f6', 'auto');
    system.matches = false;
    system.change();
    expect(root.dataset.theme).toBe('light');
    look.apply('#3b82f6', 'dark');
    system.change();
    expect(root.dataset.theme).toBe('dark');
  });

  it('is that of the page around it once that says so, whatever the owner chose', () => {
    const { root, look } = startDocument('<html>');
    look.apply('#3b82f6', 'dark');
    look.setTheme('light');
    expect(root.dataset.theme).toBe('light');
    look.apply('#cc0000', 'dark');
    expect(root.dataset.theme).toBe('light');
  });
});
