import { ChevronDown } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { DocsNav } from './docs-nav.tsx';
import docsScript from './docs-script.ts?script';
import { DocsSearch } from './docs-search.tsx';
import { listDocs } from './read-docs.ts';

export const handle = { isStatic: true };

export function loader() {
  return { groups: listDocs() };
}

/** For a URL that was not built there is no list; the page inside says that nothing was found. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { groups: [] };
    throw error;
  }
}

/**
 * Around every page of the documentation: search and list of pages on the left, above the page on small screens. The first
 * page has both in itself.
 */
export default function DocsLayout() {
  const { groups } = useLoaderData<typeof clientLoader>();
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') === paths.docs) {
    return (
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-6">
        <Outlet />
        <script async type="module" src={docsScript} />
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-4 sm:px-6 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10">
      <div className="pt-6 print:hidden lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:pt-8">
        <div className="relative flex gap-2 lg:block">
          <DocsSearch className="min-w-0 flex-1 lg:pr-1" />
          {/* Closes when a page was chosen in it. */}
          {groups.length > 0 && (
            <details key={pathname} className="group rounded-md border border-line bg-surface lg:hidden">
              <summary className="flex min-h-10 list-none items-center gap-2 rounded-md px-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
                All pages
                <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-surface px-1 py-4 shadow-lg">
                <DocsNav groups={groups} label="All pages of the documentation" />
              </div>
            </details>
          )}
        </div>
        {/* Its end fades, so that it looks as if it went on, which it does. */}
        <div
          data-docs-list
          className="relative mt-6 hidden max-h-[calc(100dvh-10.5rem)] overflow-y-auto mask-[linear-gradient(to_bottom,black_calc(100%-3rem),transparent)] pr-1 pb-12 lg:block"
        >
          <DocsNav groups={groups} label="Documentation" />
        </div>
      </div>
      <Outlet />
      <script async type="module" src={docsScript} />
    </div>
  );
}
