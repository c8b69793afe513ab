import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { plans } from '#contract/plans.ts';
import { readArticle } from '#web/features/blog/read-articles.ts';
import { readLegalText } from '#web/features/legal/read-legal-text.ts';
import { describeEndpoints } from './describe-endpoints.ts';
import { listDocs, readDocsArticle, readDocsMarkdown } from './read-docs.ts';

const content = resolve(import.meta.dirname, '../../../content');
const namesIn = (folder: string) =>
  readdirSync(join(content, folder)).map((name) => name.replace(/\.md$/, ''));

const slugs = namesIn('docs');
const pages = new Map(slugs.map((slug) => [`/docs/${slug}`, readDocsArticle(slug)!]));
const articles = new Map(namesIn('blog').map((slug) => [`/blog/${slug}`, readArticle(slug)!]));
const legal = new Map(
  (['privacy', 'cookies', 'terms'] as const).map((name) => [`/${name}`, readLegalText(name)]),
);
const everything = [...pages, ...articles, ...legal];

/** Public pages that are no files of `content`. */
const otherPages = [
  '/register',
  '/contact',
  '/pricing',
  '/status',
  '/docs',
  '/blog',
  '/discover',
  '/accessibility',
  '/inbox',
  '/chatgenie',
  '/chatgenie/app',
  '/chatgenie/app/plan',
  '/chatgenie/verify',
  '/api/openapi.json',
];

it('lists every file once, and leads from the first page to the last', () => {
  const listed = listDocs().flatMap((group) => group.pages.map((page) => page.slug));
  expect([...listed].sort()).toEqual([...slugs].sort());
  const walked: string[] = [];
  for (let slug: string | undefined = listed[0]; slug; slug = readDocsArticle(slug)?.next?.slug)
    walked.push(slug);
  expect(walked).toEqual(listed);
  expect(readDocsArticle('no-such-page')).toBeNull();
});

it('lists the versions in the changelog, newest first, beginning with the present one', () => {
  const { version } = JSON.parse(readFileSync(join(content, '../package.json'), 'utf8')) as {
    version: string;
  };
  const versions = (readDocsArticle('changelog')?.headings ?? []).map(({ text }) => text.split(' ')[0] ?? '');
  expect(versions[0]).toBe(version);
  const inOrder = versions.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  expect(versions).toEqual(inOrder);
});

it('gives every page as Markdown, whole', () => {
  for (const slug of slugs) {
    const markdown = readDocsMarkdown(slug) ?? '';
    expect(markdown).toMatch(/^# \S/);
    expect(markdown).not.toMatch(/<!--|picture:/);
  }
  expect(readDocsMarkdown('no-such-page')).toBeNull();
});

describe.each(everything)('%s', (path, { html }) => {
  it('links only to pages and headings that exist', () => {
    const broken = [...html.matchAll(/href="([^"]+)"/g)]
      .map(([, href]) => href!)
      .filter((href) => !/^https?:/.test(href))
      .filter((href) => {
        const [page, fragment] = href.split('#') as [string, string?];
        const target = page === '' ? path : page;
        const found = new Map<string, { html: string }>(everything).get(target);
        if (!found) return !otherPages.includes(target);
        return fragment !== undefined && !found.html.includes(`id="${decodeURI(fragment)}"`);
      });
    expect(broken).toEqual([]);
  });

  it('leaves no include unfilled', () => {
    expect(html).not.toContain('include:');
  });
});

it('says of every plan in words what the table of plans says', () => {
  const text = readFileSync(join(content, 'docs/plans.md'), 'utf8');
  const say = (limit: number | null) => (limit === null ? 'unlimited' : limit.toLocaleString('en-US'));
  for (const { name, limits } of Object.values(plans)) {
    const { agents, messages, leads, links, files, characters } = limits;
    expect(text).toContain(
      `- **${name}** includes ${say(agents)} ${agents === 1 ? 'agent' : 'agents'}, ${say(messages)} messages and ${say(leads)} leads per month, ` +
        `and for each agent ${say(links)} links, ${say(files)} files and ${say(characters)} characters.`,
    );
  }
});

it('lists the settings of the product on the page about running it', () => {
  expect(pages.get('/docs/self-hosting')!.html).toContain('<td><code>TRUSTED_PROXIES</code></td>');
});

describe('the reference', () => {
  const reference = describeEndpoints(endpoints);

  it('has every call that a key can make', () => {
    const callable = endpoints.filter(
      ({ access, path }) => access === 'member' && path.startsWith('/api/v1/'),
    );
    expect(callable.length).toBeGreaterThan(20);
    for (const { method, path } of callable) expect(reference).toContain(`\n${method} ${path}\n`);
  });

  it('lists fields with their types and limits, lists and named objects', () => {
    expect(reference).toContain('| `limit` | integer | optional, 1 to 100, default `25` |');
    expect(reference).toContain('| `feedback` | `"positive"`, `"negative"` or null |');
    expect(reference).toContain('a [page](/docs/api#lists) of [Agent](#agent)');
    expect(reference).toContain('| `meters[].percentage` | integer |');
  });

  it('leaves out what only browsers call', () => {
    expect(reference).not.toMatch(/\/api\/(login|widget|account)\b/);
  });
});
