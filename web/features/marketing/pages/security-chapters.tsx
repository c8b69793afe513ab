import { CheckList } from '#web/site/check-list.tsx';
import { chapters } from './security-content.ts';

const links = [
  ...chapters,
  { id: 'absent', title: 'What we don’t have yet' },
  { id: 'report', title: 'Report a vulnerability' },
];

/** The parts of the security page, with links to all sections next to them on wide windows. */
export function SecurityChapters() {
  return (
    <div className="border-t border-line">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 px-4 sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="hidden py-16 lg:block">
          <ul className="sticky top-24 space-y-1">
            {links.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-3 block rounded-md px-3 py-1.5 text-ink-secondary transition-colors hover:bg-sunken hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="divide-y divide-line">
          {chapters.map(({ id, title, entries }) => (
            <section
              key={id}
              id={id}
              className="grid gap-x-10 gap-y-5 py-10 sm:py-14 md:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <h2 className="font-display text-xl font-semibold tracking-tight">{title}</h2>
              <CheckList entries={entries} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
