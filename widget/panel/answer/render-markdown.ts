import { hostToShow } from '#core/markdown/host-to-show.ts';
import type { Inline } from '#core/markdown/parse-inline.ts';
import { type Block, parseMarkdown } from '#core/markdown/parse-markdown.ts';
import { createElement } from '../view/create-element.ts';

/** Draws the chip of a citation, or nothing where there is no such source. */
export type DrawCitation = (number: number) => HTMLElement | string;

export interface MarkdownView {
  element: HTMLElement;
  /** Draws the text so far; blocks that did not change keep their nodes, and with them selection and focus. */
  update(text: string, isPartial: boolean): void;
}

/** Not of writing without capitals: some of it has no spaces, and a line may end between any two letters. */
const lastWord = /[^\s\p{Lo}]{1,24}$/u;

/** Draws Markdown as nodes of known kinds. There is no step in which text is read as markup. */
export function createMarkdownView(drawCitation: DrawCitation, newTab: string): MarkdownView {
  const element = createElement('div', { class: 'text', dir: 'auto' });
  let drawn: string[] = [];
  const renderInline = (nodes: Inline[]): (HTMLElement | string)[] => {
    const drawn: (HTMLElement | string)[] = [];
    for (const node of nodes) {
      if (node.type === 'citation') drawn.push(...keepOnLine(drawn.pop() ?? '', drawCitation(node.number)));
      else drawn.push(renderNode(node));
    }
    return drawn;
  };
  const renderNode = (node: Exclude<Inline, { type: 'citation' }>): HTMLElement | string => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'break':
        return createElement('br');
      case 'code':
        return createElement('code', { dir: 'ltr' }, node.text);
      case 'strong':
        return createElement('strong', {}, ...renderInline(node.content));
      case 'emphasis':
        return createElement('em', {}, ...renderInline(node.content));
      case 'link':
        return renderLink(node.href, renderInline(node.content), newTab);
    }
  };
  const renderBlock = (block: Block): Node => {
    switch (block.type) {
      case 'paragraph':
        return createElement('p', {}, ...renderInline(block.content));
      case 'heading':
        return createElement('p', { class: 'heading' }, ...renderInline(block.content));
      case 'quote':
        return createElement('blockquote', {}, ...renderInline(block.content));
      case 'code':
        return createElement('pre', { dir: 'ltr', tabindex: '0' }, createElement('code', {}, block.text));
      case 'list': {
        const items = block.items.map((item) =>
          createElement('li', {}, ...renderInline(item.content), ...item.nested.map(renderBlock)),
        );
        if (block.start === null) return createElement('ul', {}, ...items);
        return createElement('ol', { start: String(block.start) }, ...items);
      }
    }
  };

  return {
    element,
    update(text, isPartial) {
      const blocks = parseMarkdown(text, isPartial);
      const keys = blocks.map((block) => JSON.stringify(block));
      blocks.forEach((block, index) => {
        if (keys[index] === drawn[index]) return;
        const node = renderBlock(block);
        const before = element.childNodes[index];
        if (before) element.replaceChild(node, before);
        else element.append(node);
      });
      while (element.childNodes.length > blocks.length) element.lastChild?.remove();
      drawn = keys;
    },
  };
}

/** Where the words of a link do not name its host, the host is shown next to them. */
function renderLink(href: string, content: (Node | string)[], newTab: string): HTMLElement {
  const words = content.map((node) => (typeof node === 'string' ? node : node.textContent)).join('');
  if (!href.startsWith('https:')) return createElement('a', { href }, ...content);
  const host = hostToShow(href, words);
  return createElement(
    'a',
    { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    ...content,
    host && createElement('span', { class: 'host' }, ` ${host}`),
    createElement('span', { class: 'unseen' }, ` ${newTab}`),
  );
}

/** What is before a chip, with its last word and the chip in one piece, so that no line ends between them. */
function keepOnLine(before: HTMLElement | string, chip: HTMLElement | string): (HTMLElement | string)[] {
  if (chip === '') return [before];
  if (typeof before === 'string') {
    const word = lastWord.exec(before)?.[0] ?? '';
    const rest = before.slice(0, before.length - word.length);
    return [rest, createElement('span', { class: 'cited' }, word, chip)];
  }
  if (before.className !== 'cited') return [before, '\u2060', chip];
  // The second of two chips in a row joins the first.
  before.append(chip);
  return [before];
}
