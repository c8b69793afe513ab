import { ArrowLeft, ArrowRight, Copy } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Prose } from '#web/ui/prose.tsx';
import { DocsRating } from './docs-rating.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { type DocsLink, readDocsArticle } from './read-docs.ts';

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const article = readDocsArticle(params.slug ?? '');
  if (!article) throw new Response(null, { status: 404 });
  return article;
}

/** Also called for a URL that was not built, where the router would otherwise fail. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }) =>
  loaderData
    ? pageMeta({
        path: paths.docsPage(loaderData.slug),
        title: `${loaderData.title} · ${brand.name} docs`,
        description: loaderData.description,
      })
    : [{ title: `Page not found · ${brand.name}` }];

/** A longer list next to the text is no help: then only the top-level sections are listed. */
const longestList = 24;

export default function DocsPage() {
  const { slug, group, title, description, html, headings, previous, next } = useLoaderData<typeof loader>();
  const shown = headings.length > longestList ? headings.filter(({ level }) => level === 2) : headings;
  return (
    <div className="min-w-0 pt-8 pb-16 lg:pt-10 xl:grid xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-10">
      <article className="min-w-0 max-w-[46rem]">
        <div className="flex items-center justify-between gap-4">
          <p className="text-sm font-semibold text-brand">{group}</p>
          <a
            href={paths.docsMarkdown(slug)}
            data-copy-markdown
            className="-mr-3 inline-flex min-h-8 items-center gap-1.5 rounded-md px-3 text-sm font-medium text-ink-secondary transition-colors hover:bg-sunken hover:text-ink print:hidden"
          >
            <Copy aria-hidden className="size-4" />
            <span>Copy as Markdown</span>
          </a>
        </div>
        <h1 className="mt-1 font-display text-3xl leading-tight font-semibold tracking-tight break-words sm:text-[2.75rem]">
          {title}
        </h1>
        <p className="mt-3 text-lg text-ink-secondary">{description}</p>
        <Prose html={html} className="mt-8" />
        <DocsRating slug={slug} />
        <nav
          aria-label="Previous and next page"
          className="mt-8 grid gap-3 border-t border-line pt-6 sm:grid-cols-2"
        >
          {previous && <Neighbour link={previous} side="previous" />}
          {next && <Neighbour link={next} side="next" />}
        </nav>
      </article>
      {shown.length > 1 && (
        <div className="sticky top-24 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto pb-8 xl:block">
          <OnThisPage headings={shown} />
        </div>
      )}
    </div>
  );
}

function Neighbour({ link, side }: { link: DocsLink; side: 'previous' | 'next' }) {
  const isNext = side === 'next';
  return (
    <Link
      to={paths.docsPage(link.slug)}
      className={`rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong ${isNext ? 'text-right sm:col-start-2' : ''}`}
    >
      <span className={`flex items-center gap-1.5 text-xs text-ink-secondary ${isNext ? 'justify-end' : ''}`}>
        {!isNext && <ArrowLeft aria-hidden className="size-3.5" />}
        {isNext ? 'Next' : 'Previous'}
        {isNext && <ArrowRight aria-hidden className="size-3.5" />}
      </span>
      <span className="mt-0.5 block font-semibold">{link.title}</span>
    </Link>
  );
}
