import MarkdownIt from 'markdown-it';
import { headingId } from '#core/reading/heading-id.ts';
import { colourCode, nameLanguage } from './colour-code.ts';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface RenderedMarkdown {
  html: string;
  /** Headings of levels 2 and 3, in their order. */
  headings: Heading[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });
const { rules } = markdown.renderer;

const copyButton = '<button type="button" class="copy-code" data-copy>Copy</button>';

rules.fence = (tokens, at) => {
  const { content, info } = tokens[at]!;
  const language = info.trim().split(/\s/)[0] ?? '';
  const code = colourCode(content.replace(/\n$/, ''), language, markdown.utils.escapeHtml);
  const name = markdown.utils.escapeHtml(nameLanguage(language));
  // Focusable, so that keyboard users can scroll what is wider than the page.
  return `<div class="code-block"><div class="code-head"><span>${name}</span>${copyButton}</div><pre tabindex="0"><code>${code}</code></pre></div>\n`;
};
rules.table_open = () => '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
rules.table_close = () => '</table></div>\n';

/** How an image is drawn whose source begins with `picture:`; others are as Markdown has them. */
export type DrawPicture = (name: string, description: string) => string;

const drawImage = rules.image!;
rules.image = (tokens, at, options, env, renderer) => {
  const token = tokens[at]!;
  const { renderPicture } = (env ?? {}) as { renderPicture?: DrawPicture };
  const [, name] = /^picture:(.+)$/.exec(String(token.attrGet('src'))) ?? [];
  if (name === undefined || !renderPicture) return drawImage(tokens, at, options, env, renderer);
  const description = renderer.renderInlineAsText(token.children ?? [], options, env);
  return renderPicture(name, markdown.utils.escapeHtml(description));
};

/**
 * Renders Markdown of our own content to HTML, at build time only. Headings of levels 2 and 3 get an id and a link to
 * themselves, code gets a copy button, and wide tables scroll.
 * @param renderPicture HTML of an image whose source is `picture:name`; its description is escaped already
 * @throws when two headings of one text would share an id, since a link to the second would lead to the first
 */
export function renderMarkdown(text: string, renderPicture?: DrawPicture): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  const headings: Heading[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || (token.tag !== 'h2' && token.tag !== 'h3')) continue;
    const inline = tokens[at + 1]!;
    const plain = plainText(inline.children ?? []);
    const id = headingId(plain);
    if (headings.some((heading) => heading.id === id)) throw new Error(`Two headings read "${plain}".`);
    headings.push({ id, text: plain, level: token.tag === 'h2' ? 2 : 3 });
    token.attrSet('id', id);
    const state = new markdown.core.State('', markdown, {});
    const open = new state.Token('link_open', 'a', 1);
    open.attrSet('href', `#${id}`);
    inline.children = [open, ...(inline.children ?? []), new state.Token('link_close', 'a', -1)];
  }
  return { html: markdown.renderer.render(tokens, markdown.options, { renderPicture }), headings };
}

type Tokens = ReturnType<typeof markdown.parse>;

function plainText(tokens: Tokens): string {
  return tokens
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}
