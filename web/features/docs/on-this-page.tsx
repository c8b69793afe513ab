import type { Heading } from '#web/lib/markdown.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The headings of a long page; `mark-place.ts` marks the one being read. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav data-on-this-page aria-labelledby="on-this-page" className="text-sm">
      <p id="on-this-page" className="mb-2 font-semibold">
        On this page
      </p>
      <ul className="border-l border-line">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(
                '-ml-px block border-l border-transparent py-1 pr-2 text-ink-secondary transition-colors hover:text-ink',
                'aria-[current=location]:border-brand aria-[current=location]:font-medium aria-[current=location]:text-ink',
                level === 3 ? 'pl-6' : 'pl-3',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
