import { ArrowLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Prose } from '#web/ui/prose.tsx';
import { ArticleFigure } from './article-figure.tsx';
import { ArticleLine } from './article-line.tsx';
import { listArticles, readArticle } from './read-articles.ts';

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx';

export const handle = { isStatic: true };

export function loader({ params }: LoaderFunctionArgs) {
  const article = readArticle(params.slug ?? '');
  if (!article) throw new Response(null, { status: 404 });
  return { article, others: listArticles().filter(({ slug }) => slug !== article.slug) };
}

/** Also called for a URL that was not built, where the router would otherwise fail. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }) => {
  if (!loaderData) return [{ title: `Page not found · ${brand.name}` }];
  const { slug, title, description, date, author } = loaderData.article;
  return pageMeta({
    path: paths.blogArticle(slug),
    title: `${title} · ${brand.name}`,
    description,
    type: 'article',
    jsonLd: {
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: date,
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: brand.name },
    },
  });
};

export default function ArticlePage() {
  const { article, others } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-24 sm:px-6 sm:pt-14 lg:grid lg:grid-cols-[15.5rem_minmax(0,46rem)] lg:gap-x-10">
      <Link
        to={paths.blog}
        className="inline-flex items-center gap-1.5 self-start rounded-sm py-1 text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Blog
      </Link>
      <article>
        <h1 className="mt-5 font-display lg:mt-0 text-3xl font-semibold tracking-tight sm:text-4xl">
          {article.title}
        </h1>
        <p className="mt-4 text-lg text-ink-secondary">{article.description}</p>
        <div className="mt-4">
          <ArticleLine article={article} />
        </div>
        <ArticleFigure figure={article.figure} className="mt-8" />
        <Prose html={article.html} className="mt-10" />
      </article>
      <section aria-labelledby="more-articles" className="mt-16 border-t border-line pt-8 lg:col-start-2">
        <h2 id="more-articles" className="text-lg font-semibold">
          More from the blog
        </h2>
        <ul className="mt-4 space-y-4">
          {others.map((other) => (
            <li key={other.slug}>
              <Link
                to={paths.blogArticle(other.slug)}
                className="rounded-sm font-semibold underline-offset-4 hover:underline"
              >
                {other.title}
              </Link>
              <p className="mt-0.5 text-sm text-ink-secondary">{other.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
