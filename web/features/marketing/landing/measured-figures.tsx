import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';

const figures = [
  {
    figure: '4 KB',
    text: 'until the button appears on your page, with no layout shift',
    to: paths.docsPage('widget'),
    proof: 'The page budget',
  },
  {
    figure: '0',
    text: 'cookies for your visitors, and no tracking across websites',
    to: paths.docsPage('privacy'),
    proof: 'What we store',
  },
  {
    figure: '99 of 100',
    text: 'off-topic questions are declined or flagged by the embedded engine, not guessed',
    to: paths.blogArticle('why-an-answer-needs-a-citation'),
    proof: 'How we measured',
  },
] as const;

/** Figures from our own tests, each with the page that explains how it was measured. */
export function MeasuredFigures() {
  return (
    <section aria-label="Measured" className="border-y border-line bg-surface">
      <ul className="mx-auto grid max-w-7xl px-4 max-md:divide-y max-md:divide-line sm:px-6 md:grid-cols-3 md:gap-x-8">
        {figures.map(({ figure, text, to, proof }) => (
          <li
            key={figure}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] content-start items-baseline gap-x-4 py-4 md:grid-cols-1 md:grid-rows-[auto_1fr_auto] md:content-stretch md:py-9"
          >
            <p className="font-display text-2xl font-semibold tracking-tight whitespace-nowrap tabular-nums max-md:row-span-2 md:text-3xl lg:text-4xl">
              {figure}
            </p>
            <p className="text-ink-secondary max-md:text-sm md:mt-1">{text}</p>
            <Link
              to={to}
              className="mt-1 w-fit rounded-sm md:mt-3 text-sm font-semibold text-brand underline underline-offset-4"
            >
              {proof}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
