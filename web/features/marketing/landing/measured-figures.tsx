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
      <ul className="mx-auto grid max-w-7xl divide-y divide-line px-4 sm:px-6 md:grid-cols-3 md:divide-x md:divide-y-0">
        {figures.map(({ figure, text, to, proof }) => (
          <li key={figure} className="flex flex-col py-7 md:px-8 md:py-9 md:first:pl-0 md:last:pr-0">
            <p className="font-display text-4xl font-semibold tracking-tight whitespace-nowrap tabular-nums md:max-lg:text-3xl">
              {figure}
            </p>
            <p className="mt-1 flex-1 text-ink-secondary">{text}</p>
            <Link
              to={to}
              className="mt-3 w-fit rounded-sm text-sm font-semibold text-brand underline underline-offset-4"
            >
              {proof}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
