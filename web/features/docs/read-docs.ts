import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type Heading, renderMarkdown } from '#web/lib/markdown.ts';
import { readFrontMatter } from '#web/lib/read-front-matter.ts';
import { describeEndpoints } from './describe-endpoints.ts';
import { describeErrors } from './describe-errors.ts';
import { describePlans } from './describe-plans.ts';
import { renderPicture } from './render-picture.ts';

/** The documentation as the build reads it from `content/docs`; no browser loads this. */

const files = import.meta.glob<string>('../../../content/docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const settings = import.meta.glob<string>('../../../docs/settings.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const frontMatter = z.object({
  title: z.string(),
  description: z.string().max(170),
  group: z.string(),
  order: z.coerce.number(),
});

interface Source extends z.infer<typeof frontMatter> {
  slug: string;
  body: string;
}

export interface DocsLink {
  slug: string;
  title: string;
}

export interface DocsGroup {
  title: string;
  pages: (DocsLink & { description: string })[];
}

export interface DocsArticle extends DocsLink {
  description: string;
  group: string;
  html: string;
  headings: Heading[];
  previous: DocsLink | null;
  next: DocsLink | null;
}

/** What replaces `<!-- include: name -->`, generated from the product's own data. */
const includes: Record<string, () => string> = {
  endpoints: () => describeEndpoints(endpoints),
  errors: describeErrors,
  plans: describePlans,
  settings: () => tablesOf(Object.values(settings)[0] ?? ''),
};

const sources: Source[] = Object.entries(files)
  .map(([path, text]) => {
    const slug = /([^/]+)\.md$/.exec(path)![1]!;
    const { fields, body } = readFrontMatter(text, `${slug}.md`);
    return { ...frontMatter.parse(fields), slug, body };
  })
  .sort((one, other) => one.order - other.order);

/** All pages by group, in the order of their numbers. */
export function listDocs(): DocsGroup[] {
  const titles = [...new Set(sources.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    pages: sources
      .filter(({ group }) => group === title)
      .map(({ slug, title, description }) => ({ slug, title, description })),
  }));
}

/** A page with its neighbours, or null if there is none by this name. */
export function readDocsArticle(slug: string): DocsArticle | null {
  const at = sources.findIndex((source) => source.slug === slug);
  const source = sources[at];
  if (!source) return null;
  const { title, description, group } = source;
  const linkTo = (other: Source | undefined): DocsLink | null =>
    other ? { slug: other.slug, title: other.title } : null;
  return {
    slug,
    title,
    description,
    group,
    ...renderMarkdown(placePictures(fillIncludes(source)), renderPicture),
    previous: linkTo(sources[at - 1]),
    next: linkTo(sources[at + 1]),
  };
}

/** A page as Markdown with its title and what it includes, without pictures; null if there is none by this name. */
export function readDocsMarkdown(slug: string): string | null {
  const source = sources.find((each) => each.slug === slug);
  if (!source) return null;
  const text = withoutPictures(fillIncludes(source)).trim();
  return `# ${source.title}\n\n${source.description}\n\n${text}\n`;
}

function fillIncludes({ slug, body }: Source): string {
  return body.replaceAll(/^<!-- include: (\S+) -->$/gm, (_all, name: string) => {
    const include = includes[name];
    if (!include) throw new Error(`${slug}.md includes "${name}", which does not exist.`);
    return include();
  });
}

/**
 * `<!-- picture: name | what is seen -->`: a comment, so that the agent of the documentation and its search read only what the
 * page itself says.
 */
const pictureLine = /^<!-- picture: (\S+) \| (.+) -->$/gm;

const placePictures = (text: string): string => text.replaceAll(pictureLine, '![$2](picture:$1)');
const withoutPictures = (text: string): string =>
  text.replaceAll(pictureLine, '').replaceAll(/\n{3,}/g, '\n\n');

/** The tables of a Markdown text without the text around them. */
function tablesOf(text: string): string {
  return (
    text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n')
      // A URL between these characters is an example, not a link.
      .replaceAll('<', '\\<')
  );
}
