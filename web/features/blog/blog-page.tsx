import { Rss } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ArticleFigure } from './article-figure.tsx';
import { ArticleLine } from './article-line.tsx';
import { listArticles } from './read-articles.ts';

export const meta = () =>
  pageMeta({
    path: paths.blog,
    title: `Blog · ${brand.name}`,
    description:
      'What we measure and learn about agents that answer from sources, and how to write pages for them.',
  });

export const links = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: `${brand.name} blog`, href: paths.blogFeed },
];

export const handle = { isStatic: true };

export function loader() {
  return { articles: listArticles() };
}

export default function BlogPage() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-12 pb-24 sm:px-6 sm:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-xl">
          <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">Blog</h1>
          <p className="mt-3 text-lg text-ink-secondary">
            What we measure and learn about agents that answer from sources, and how to write pages for them.
          </p>
        </div>
        <a
          href={paths.blogFeed}
          className="inline-flex items-center gap-2 rounded-sm py-1 text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          <Rss aria-hidden className="size-4" />
          RSS feed
        </a>
      </div>
      <ul className="mt-12 divide-y divide-line border-y border-line">
        {articles.map((article) => (
          <li key={article.slug}>
            <article className="group relative grid gap-x-10 gap-y-5 py-10 md:grid-cols-[17rem_minmax(0,40rem)] md:items-center">
              <ArticleFigure figure={article.figure} className="max-md:max-w-sm" />
              <div>
                <h2 className="font-display text-2xl font-semibold tracking-tight">
                  <Link
                    to={paths.blogArticle(article.slug)}
                    className="rounded-sm decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {article.title}
                  </Link>
                </h2>
                <p className="mt-2 text-ink-secondary">{article.description}</p>
                <div className="mt-4">
                  <ArticleLine article={article} />
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
