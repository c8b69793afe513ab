import { parseHTML } from 'linkedom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarkdownView } from './render-markdown.ts';

beforeEach(() => {
  vi.stubGlobal('document', parseHTML('<!doctype html><html><body></body></html>').document);
});

function draw(text: string): HTMLElement {
  const view = createMarkdownView((number) => `(${number})`, '(new tab)');
  view.update(text, false);
  return view.element;
}

describe('createMarkdownView', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '**<svg onload=alert(1)>**',
    '[<b>x</b>](https://a.b)',
    '`<iframe>`',
    '- <a href="javascript:alert(1)">x</a>',
    '![x](https://evil.example/pixel.png)',
    '[x](https://a.b "onmouseover=alert(1)")',
    '[x](https://a.b/"onmouseover="alert(1))',
  ])('draws %j without a single element or attribute of its own', (text) => {
    const allowed = /^(DIV|P|BR|CODE|STRONG|EM|BLOCKQUOTE|PRE|UL|OL|LI|A|SPAN)$/;
    for (const element of draw(text).querySelectorAll('*')) {
      expect(element.tagName).toMatch(allowed);
      for (const { name } of [...element.attributes]) {
        expect(['class', 'dir', 'href', 'target', 'rel', 'tabindex', 'start']).toContain(name);
      }
    }
  });

  it('opens links in a new tab without a referrer, and names their host', () => {
    const link = draw('See [our page](https://www.evil.example/x).').querySelector('a')!;
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toContain('evil.example');
  });

  it('draws a growing text in place: blocks that are complete keep their nodes', () => {
    const view = createMarkdownView(() => '', '');
    view.update('First.\n\nSec', true);
    const first = view.element.firstChild;
    view.update('First.\n\n**Second** is 漢字', true);
    expect(view.element.firstChild).toBe(first);
    expect(view.element.textContent).toBe('First.Second is 漢字');
    view.update('First.', false);
    expect(view.element.childNodes).toHaveLength(1);
  });

  it.each([
    ['the last word', 'It takes two days.\uE0001\uE001', 'days.(1)'],
    ['each other', 'Two days.\uE0001\uE001\uE0002\uE001', 'days.(1)(2)'],
    ['the last mark of a text without spaces', '需要两天。\uE0001\uE001', '。(1)'],
  ])('keeps the chip of a source on the line of %s', (_what, text, expected) => {
    const kept = draw(text).querySelectorAll('span.cited');
    expect([...kept].map(({ textContent }) => textContent)).toEqual([expected]);
  });
});
