import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { siteOrigin } from '#web/lib/page-meta.ts';
import { listDocs } from './read-docs.ts';

/** `/llms.txt` (llmstxt.org): the documentation for language models, as links to its Markdown. Generated at build time. */
export function loader() {
  const groups = listDocs().map(({ title, pages }) =>
    [
      `## ${title}`,
      '',
      ...pages.map(
        (page) => `- [${page.title}](${siteOrigin}${paths.docsMarkdown(page.slug)}): ${page.description}`,
      ),
    ].join('\n'),
  );
  const text = [
    `# ${brand.name}`,
    '',
    `> Build, train and embed AI chat agents that answer from a company's own pages and files, cite them, and say so when they don't know.`,
    '',
    ...groups.flatMap((group) => [group, '']),
    '## API',
    '',
    `- [OpenAPI document](${siteOrigin}/api/openapi.json): every call of the REST API`,
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
