import { brand } from '#contract/brand.ts';
import { contactPath } from '#web/site/contact-topics.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { FoldedOnPhones } from '#web/site/folded-on-phones.tsx';
import { TextLink } from '#web/site/text-link.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';
import { classNames } from '#web/ui/class-names.ts';
import {
  betterElsewhere,
  comparedOn,
  comparedProducts,
  comparisonRows,
  notFound,
} from './comparison-content.ts';

/**
 * Our product next to three others, with where they are the better choice. On phones each question is a heading with the
 * four answers below it.
 */
export function FairComparison() {
  return (
    <section className="border-y border-line bg-sunken py-16 sm:py-24 dark:bg-surface">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 className={`${sectionTitleStyle} max-w-2xl`}>Compared with other ways</h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-secondary">
          From public documentation, read in {comparedOn}. A dash means that we didn’t find it there.
        </p>
        <div className="mt-10">
          <FoldedOnPhones below="md" label="Show the comparison">
            <table
              aria-label={`${brand.name} and three other products`}
              className="w-full text-left text-sm max-md:block"
            >
              <thead className="max-md:sr-only">
                <tr className="border-b border-line-strong">
                  <th scope="col" className="w-[22%] py-3 pr-4">
                    <span className="sr-only">Question</span>
                  </th>
                  {comparedProducts.map((name, index) => (
                    <th
                      key={name}
                      scope="col"
                      className={classNames(
                        'w-[19.5%] px-4 py-3 text-base font-semibold',
                        index === 0 &&
                          'rounded-t-lg border-t-2 border-brand bg-brand-soft text-on-brand-soft',
                      )}
                    >
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="max-md:block">
                {comparisonRows.map((row) => (
                  <ComparisonRow key={row.question} {...row} />
                ))}
              </tbody>
            </table>
          </FoldedOnPhones>
        </div>
        <div className="mt-10 grid gap-y-6 lg:grid-cols-[calc(22%+1rem)_minmax(0,1fr)]">
          <h3 className="font-display text-xl font-semibold tracking-tight">When to choose another</h3>
          <ul className="space-y-2.5">
            {betterElsewhere.map(({ product, when }) => (
              <li key={product}>
                <strong className="font-semibold">{product}</strong> if {when}.
              </li>
            ))}
            <li className="pt-2 text-sm text-ink-secondary">
              All names belong to their owners. Something is wrong or out of date?{' '}
              <TextLink to={contactPath()}>Tell us</TextLink>, and we correct it.
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function ComparisonRow({ question, answers }: (typeof comparisonRows)[number]) {
  return (
    <tr className="border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3 max-md:py-5">
      <th scope="row" className="font-semibold max-md:col-span-2 max-md:text-base md:py-4 md:pr-4">
        {question}
      </th>
      {answers.map((answer, index) => (
        <td
          key={comparedProducts[index]}
          className={classNames(
            'md:px-4 md:py-4',
            index === 0 ? 'md:bg-surface md:dark:bg-sunken' : 'text-ink-secondary',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'mb-0.5 block w-fit text-xs font-semibold text-ink md:hidden',
              index === 0 && 'rounded-sm bg-brand-soft px-1 text-on-brand-soft',
            )}
          >
            {comparedProducts[index]}
          </span>
          {answer === notFound ? <NotFound /> : index === 0 ? <OwnAnswer text={answer} /> : answer}
        </td>
      ))}
    </tr>
  );
}

/** What no other has. */
const inked = 'down to the sentence';

/** A Yes is what is looked for. */
function OwnAnswer({ text }: { text: string }) {
  if (!text.startsWith('Yes')) return text;
  const [before, after] = text.slice('Yes'.length).split(inked);
  return (
    <>
      <strong className="font-semibold">Yes</strong>
      {before}
      {after !== undefined && <Cited>{inked}</Cited>}
      {after}
    </>
  );
}

function NotFound() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">Not documented</span>
    </>
  );
}
