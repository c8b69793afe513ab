import { ArrowRight } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { listDocs } from './read-docs.ts';

export const meta = () =>
  pageMeta({
    path: paths.docs,
    title: `Documentation · ${brand.name}`,
    description: `How to train an agent on your pages and files, add it to your website, read conversations and leads, and run ${brand.name} yourself.`,
  });

export function loader() {
  return { groups: listDocs() };
}

export default function DocsHomePage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="min-w-0 pt-8 pb-20 lg:pt-10">
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">Documentation</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-secondary">
        Everything {brand.name} does today: training an agent, what it answers and what it doesn’t, adding it
        to a website, the API, and running it on your own server.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.docsPage('quick-start')} size="lg">
          Quick start
        </ButtonLink>
        <ButtonLink to={paths.docsPage('api')} size="lg" variant="secondary">
          REST API
        </ButtonLink>
      </div>
      {groups.map((group) => (
        <section key={group.title} className="mt-12">
          <h2 className="text-lg font-semibold">{group.title}</h2>
          <ul className="mt-3 grid overflow-hidden rounded-lg border border-line bg-line gap-px sm:grid-cols-2">
            {group.pages.map((page) => (
              <li key={page.slug} className="bg-surface sm:last:odd:col-span-2">
                <Link
                  to={paths.docsPage(page.slug)}
                  className="group block h-full px-5 py-4 -outline-offset-2 transition-colors hover:bg-sunken"
                >
                  <span className="flex items-center gap-1.5 font-semibold">
                    {page.title}
                    <ArrowRight
                      aria-hidden
                      className="size-4 text-brand opacity-0 transition-opacity group-hover:opacity-100"
                    />
                  </span>
                  <span className="mt-0.5 block text-sm text-ink-secondary">{page.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
