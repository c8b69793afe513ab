import type { VisitedPage } from '#contract/inbox/inbox.schemas.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';

/** Pages of the visitor's website, each with its address: what it is called and where it leads is what a browser has said. */
export function PageLinks({
  pages,
}: {
  pages: readonly (Pick<VisitedPage, 'url'> & Partial<VisitedPage>)[];
}) {
  return (
    <ul className="space-y-0.5">
      {pages.map(({ url, title, openedAt }) => (
        <li key={`${openedAt} ${url}`} className="min-w-0">
          {title && (
            <span dir="auto" className="block truncate">
              {title}
            </span>
          )}
          <span className="flex min-w-0 items-baseline gap-x-2">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="truncate underline underline-offset-4"
            >
              {url.replace(/^https?:\/\//, '')}
            </a>
            {openedAt && (
              <time dateTime={openedAt} className="shrink-0 text-xs text-ink-secondary">
                {formatTimeAgo(openedAt)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
