import { brand } from '#contract/brand.ts';
import { addOns, plans, yearlyDiscountPercent } from '#contract/plans.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { contactPath } from '#web/site/contact-topics.ts';
import { displayStyle } from '#web/site/display-style.ts';
import { QuestionList } from '#web/site/question-list.tsx';
import { Section } from '#web/site/section.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { formatPrice } from './format-price.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { questions } from './pricing-content.ts';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.pricing,
    title: `Pricing: four plans, one free · ${brand.name}`,
    description: `Start with the Free Demo, no credit card required. Pro ${formatPrice(plans.pro.priceCents)}, Business ${formatPrice(plans.business.priceCents)}, Enterprise ${formatPrice(plans.enterprise.priceCents)} a month; ${yearlyDiscountPercent} percent less by the year.`,
    jsonLd: {
      '@type': 'SoftwareApplication',
      name: brand.name,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: Object.values(plans).map(({ name, priceCents }) => ({
        '@type': 'Offer',
        name,
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'USD',
      })),
    },
  });

const periodStyle =
  'flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-5 text-sm font-semibold text-ink-secondary transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

/** The plans and what they cost. The period is two radio inputs that the style sheet reads: no script. */
export default function PricingPage() {
  return (
    <div data-marks-plan className="group/period">
      <section className="mx-auto max-w-7xl px-4 pt-12 pb-14 sm:px-6 sm:pt-20">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <div className="max-w-2xl">
            <h1 className={displayStyle}>Start free. Pay when it pays.</h1>
            <p className="mt-5 max-w-xl text-lg text-ink-secondary">
              Every plan answers from your sources and names them. What differs is how much of it there is.
            </p>
          </div>
          <fieldset className="flex rounded-full border border-line bg-sunken p-1">
            <legend className="sr-only">Billing period</legend>
            <label className={periodStyle}>
              <input type="radio" name="period" value="monthly" defaultChecked className="sr-only" />
              Monthly
            </label>
            <label className={periodStyle}>
              <input type="radio" name="period" value="yearly" className="sr-only" />
              Yearly
              <span className="rounded-full bg-brand-soft px-2 py-0.5 text-xs text-on-brand-soft">
                save {yearlyDiscountPercent}%
              </span>
            </label>
          </fieldset>
        </div>
        <p className="mt-8 hidden rounded-md bg-brand-soft px-4 py-3 text-sm text-on-brand-soft in-data-[session=in]:block">
          Choose a plan, and you are shown the next step. Nothing is charged before that.
        </p>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {Object.values(plans).map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      </section>
      <Section tone="sunken" title="Every limit, side by side">
        <PlanComparison />
      </Section>
      <Section
        layout="beside"
        title="Add-ons"
        lead="For when a plan fits but for one thing. Each is added to a plan, by the month."
      >
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">Add-on</th>
              <th scope="col">Price a month</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {addOns.map(({ id, name, unit, priceCents }) => (
              <tr key={id}>
                <th scope="row" className="py-5 pr-4 text-lg font-semibold">
                  {name}
                  {unit && <span className="block text-sm font-normal text-ink-secondary">{unit}</span>}
                </th>
                <td className="py-5 text-right whitespace-nowrap">
                  <span className="font-display text-xl font-semibold tabular-nums">
                    {formatPrice(priceCents)}
                  </span>
                  <span className="text-sm text-ink-secondary"> / month</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <section className="mx-auto w-full max-w-7xl px-4 sm:px-6">
        <div className="grid gap-8 rounded-lg border border-line bg-surface px-6 py-10 sm:px-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:items-center">
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">More than a plan holds?</h2>
            <p className="mt-2 text-ink-secondary">Tell us what you need, and a person answers.</p>
            <ButtonLink to={contactPath()} size="lg" variant="secondary" className="mt-6">
              Contact Sales
            </ButtonLink>
          </div>
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
            {[
              ['Account management', 'One person who knows your agents.'],
              ['Priority support', 'Your emails are read first.'],
              ['Custom training', 'We prepare your sources with you.'],
            ].map(([title, text]) => (
              <li key={title} className="border-t-2 border-brand pt-4">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-sm text-ink-secondary">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section layout="beside" title="Billing questions">
        <QuestionList entries={questions} />
      </Section>
    </div>
  );
}
