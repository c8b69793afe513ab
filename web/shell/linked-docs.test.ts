import { expect, test } from 'vitest';
import { linkedDocs } from './linked-docs.ts';

const texts = import.meta.glob<string>('../../content/docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(linkedDocs)('/docs/%s is there', (link) => {
  const [page = '', heading] = link.split('#');
  const text = texts[`../../content/docs/${page}.md`];
  expect(text).toBeDefined();
  if (heading) expect(text?.toLowerCase()).toMatch(new RegExp(`^###? ${heading.replaceAll('-', ' ')}$`, 'm'));
});
