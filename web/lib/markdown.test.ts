import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { readFrontMatter } from './read-front-matter.ts';

describe('renderMarkdown', () => {
  it('gives headings of levels 2 and 3 an id, a link to themselves and a place in the list', () => {
    const { html, headings } = renderMarkdown(
      '## Strict `CSP` pages\n\ntext\n\n### Why & how\n\n#### Deeper',
    );
    expect(headings).toEqual([
      { id: 'strict-csp-pages', text: 'Strict CSP pages', level: 2 },
      { id: 'why-how', text: 'Why & how', level: 3 },
    ]);
    expect(html).toContain(
      '<h2 id="strict-csp-pages"><a href="#strict-csp-pages">Strict <code>CSP</code> pages</a></h2>',
    );
    expect(html).toContain('<h4>Deeper</h4>');
  });

  it('refuses two headings with the same link', () => {
    expect(() => renderMarkdown('## Limits\n\n## Limits')).toThrow('Two headings read "Limits".');
  });

  it('escapes code, and what looks like HTML in a text', () => {
    const { html } = renderMarkdown('<img src=x onerror=alert(1)>\n\n```html\n<script>1</script>\n```');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain(
      '<span>HTML</span><button type="button" class="copy-code" data-copy>Copy</button></div><pre tabindex="0"><code>&lt;script&gt;1&lt;/script&gt;</code></pre>',
    );
  });

  it('lets a table scroll within itself', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |').html).toMatch(
      /^<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>[\s\S]*<\/table><\/div>\n$/,
    );
  });

  it('draws pictures by name as it is told, with their description escaped', () => {
    const text = '![A "list" of <b>](picture:leads)\n\n![Other](/other.png)';
    const { html } = renderMarkdown(text, (name, description) => `<i id="${name}">${description}</i>`);
    expect(html).toBe(
      '<p><i id="leads">A &quot;list&quot; of &lt;b&gt;</i></p>\n<p><img src="/other.png" alt="Other"></p>\n',
    );
  });

  it('makes no link of a script', () => {
    expect(renderMarkdown('[x](javascript:alert(1))').html).not.toContain('<a');
  });
});

describe('readFrontMatter', () => {
  it('reads names with values, colons in them included, and the text below', () => {
    expect(readFrontMatter('---\ntitle: A: b\norder: 2\n---\n# Text\n', 'a.md')).toEqual({
      fields: { title: 'A: b', order: '2' },
      body: '# Text\n',
    });
  });

  it.each(['# Text', '---\ntitle\n---\n', '---\ntitle: A\n'])('names the file of %j', (text) => {
    expect(() => readFrontMatter(text, 'broken.md')).toThrow('broken.md');
  });
});
