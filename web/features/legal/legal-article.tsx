import type { ReactNode } from 'react';
import { Prose } from '#web/ui/prose.tsx';
import type { LegalText } from './read-legal-text.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text with its version and sections; `children` appear between heading and text. */
export function LegalArticle({ text, children }: { text: LegalText; children?: ReactNode }) {
  const { title, description, version, updated, html, headings } = text;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-12 pb-24 sm:px-6 sm:pt-16 lg:grid lg:grid-cols-[15.5rem_minmax(0,46rem)] lg:gap-10">
      <nav
        aria-labelledby="sections"
        className="sticky top-20 hidden max-h-[calc(100dvh-5rem)] self-start overflow-y-auto py-3 text-sm lg:block"
      >
        <p id="sections" className="mb-2 font-semibold">
          Sections
        </p>
        <ul className="border-l border-line">
          {headings.map(({ id, text: heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1 pl-3 text-ink-secondary transition-colors hover:text-ink"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0">
        <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
        <p className="mt-3 text-lg text-ink-secondary">{description}</p>
        <p className="mt-4 text-sm text-ink-secondary">
          Version {version}, effective{' '}
          <time dateTime={updated}>{day.format(new Date(`${updated}T00:00:00Z`))}</time>
        </p>
        {children}
        <Prose html={html} className="mt-10" />
      </article>
    </div>
  );
}
