import { Search } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';

/**
 * Searches the documentation with the product's own retrieval. This is the markup with all its states;
 * `search-docs.ts` handles it on every page. Without scripts it is hidden.
 */
export function DocsSearch({ className, isLarge = false }: { className?: string; isLarge?: boolean }) {
  return (
    <div data-docs-search className={classNames('relative noscript:hidden', className)}>
      <Search
        aria-hidden
        className={classNames(
          'pointer-events-none absolute inset-y-0 my-auto text-ink-secondary',
          isLarge ? 'left-4.5 size-5' : 'left-3 size-4',
        )}
      />
      <TextInput
        type="search"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded={false}
        aria-controls="docs-found"
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Search the docs"
        maxLength={200}
        className={classNames('peer pr-9', isLarge ? 'min-h-14 pl-12! text-lg!' : 'pl-9')}
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto hidden h-5.5 rounded-sm peer-focus:lg:hidden border border-line bg-sunken px-1.5 font-sans text-xs text-ink-secondary lg:block"
      >
        /
      </kbd>
      <div
        data-state="idle"
        className={classNames(
          'group/found absolute top-full left-0 z-20 mt-2 max-h-[min(30rem,70dvh)] w-full overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface shadow-lg data-[state=idle]:hidden',
          !isLarge && 'lg:w-[32rem]',
        )}
      >
        <div id="docs-found" role="listbox" aria-label="Search results" />
        {/* Status messages, announced as they change. */}
        <div role="status" className="text-sm text-ink-secondary">
          <p className="hidden px-4 py-3 group-data-[state=searching]/found:block">Searching…</p>
          <p data-count className="sr-only hidden group-data-[state=found]/found:block" />
          <div className="hidden px-4 py-4 group-data-[state=empty]/found:block">
            <p className="font-semibold text-ink">
              No results for “<span data-query />”
            </p>
            <p className="mt-0.5">
              Try different words, or{' '}
              <a href={paths.contact} className="text-brand underline underline-offset-2">
                ask us
              </a>
              .
            </p>
          </div>
          <div className="hidden items-center justify-between gap-4 px-4 py-3 group-data-[state=failed]/found:flex">
            <p data-reason className="min-w-0 text-failed" />
            <button
              type="button"
              data-retry
              className={buttonStyle({ variant: 'secondary', size: 'sm' }, 'shrink-0')}
            >
              Try again
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
