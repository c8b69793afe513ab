import type { Heading } from '#web/lib/markdown.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useActiveHeading } from './use-active-heading.ts';

/** The headings of a long page, the one being read marked. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const active = useActiveHeading(headings);
  return (
    <nav aria-labelledby="on-this-page" className="text-sm">
      <p id="on-this-page" className="mb-2 font-semibold">
        On this page
      </p>
      <ul className="border-l border-line">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={active === id ? 'location' : undefined}
              className={classNames(
                '-ml-px block border-l py-1 pr-2 transition-colors',
                level === 3 ? 'pl-6' : 'pl-3',
                active === id
                  ? 'border-brand font-medium text-ink'
                  : 'border-transparent text-ink-secondary hover:text-ink',
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
