import { z } from 'zod';
import { type RenderedMarkdown, renderMarkdown } from '#web/lib/markdown.ts';
import { readFrontMatter } from '#web/lib/read-front-matter.ts';

/** The legal texts as the build reads them from `content/legal`; no browser loads this. */

const files = import.meta.glob<string>('../../../content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const frontMatter = z.object({
  title: z.string(),
  description: z.string().max(170),
  version: z.string(),
  updated: z.iso.date(),
});

export type LegalText = z.infer<typeof frontMatter> & RenderedMarkdown;

/** @throws if there is no such text, because its route would have nothing to show */
export function readLegalText(name: 'privacy' | 'cookies' | 'terms' | 'accessibility'): LegalText {
  const text = files[`../../../content/legal/${name}.md`];
  if (text === undefined) throw new Error(`content/legal/${name}.md is missing.`);
  const { fields, body } = readFrontMatter(text, `${name}.md`);
  return { ...frontMatter.parse(fields), ...renderMarkdown(body) };
}
