import { Link, useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { displayStyle } from '#web/site/display-style.ts';
import { DocsEntries } from './docs-entries.tsx';
import { DocsSearch } from './docs-search.tsx';
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

/** Where to begin, the search, and all pages by group. It needs no list of pages at its side: it is that list. */
export default function DocsHomePage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="pt-10 pb-20 sm:pt-14">
      <h1 className={displayStyle}>Documentation</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-secondary">
        Everything {brand.name} does today: training an agent, what it answers and what it doesn’t, adding it
        to a website, the API, and running it on your own server.
      </p>
      <DocsSearch isLarge className="mt-7 max-w-2xl" />
      <div className="mt-10">
        <DocsEntries />
      </div>
      <div className="mt-14 grid grid-cols-2 gap-x-4 gap-y-10 border-t border-line pt-10 lg:grid-cols-3">
        {groups.map((group) => (
          <section key={group.title}>
            <h2 className="font-semibold">{group.title}</h2>
            <ul className="mt-2 text-ink-secondary">
              {group.pages.map((page) => (
                <li key={page.slug}>
                  <Link
                    to={paths.docsPage(page.slug)}
                    className="inline-block rounded-sm py-1.5 underline-offset-4 hover:text-ink hover:underline"
                  >
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
