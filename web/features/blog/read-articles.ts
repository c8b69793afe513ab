import { z } from 'zod';
import { renderMarkdown } from '#web/lib/markdown.ts';
import { readFrontMatter } from '#web/lib/read-front-matter.ts';

/** The articles as the build reads them from `content/blog`; no browser loads this. */

const files = import.meta.glob<string>('../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const frontMatter = z.object({
  title: z.string(),
  description: z.string().max(170),
  date: z.iso.date(),
  author: z.string(),
  figure: z.enum(['citation', 'budget', 'page']),
});

export interface ArticleSummary extends z.infer<typeof frontMatter> {
  slug: string;
  readingMinutes: number;
}

export interface Article extends ArticleSummary {
  html: string;
}

const wordsAMinute = 220;

const sources = Object.entries(files)
  .map(([path, text]) => {
    const slug = /([^/]+)\.md$/.exec(path)![1]!;
    const { fields, body } = readFrontMatter(text, `${slug}.md`);
    const readingMinutes = Math.ceil(body.split(/\s+/).length / wordsAMinute);
    return { summary: { ...frontMatter.parse(fields), slug, readingMinutes }, body };
  })
  .sort((one, other) => other.summary.date.localeCompare(one.summary.date));

/** Newest first. */
export function listArticles(): ArticleSummary[] {
  return sources.map(({ summary }) => summary);
}

/** An article, or null if there is none by this name. */
export function readArticle(slug: string): Article | null {
  const source = sources.find(({ summary }) => summary.slug === slug);
  return source ? { ...source.summary, html: renderMarkdown(source.body).html } : null;
}
