import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { plans, sparePercent, yearlyDiscountPercent } from '#contract/plans.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { displayStyle, sectionTitleStyle } from '#web/site/display-style.ts';
import { FoldedOnPhones } from '#web/site/folded-on-phones.tsx';
import { QuestionList } from '#web/site/question-list.tsx';
import { Section } from '#web/site/section.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';
import { ContactSales } from './contact-sales.tsx';
import { AddOnPrices } from './plans/add-on-prices.tsx';
import { PeriodSwitch } from './plans/period-switch.tsx';
import { PlanCard } from './plans/plan-card.tsx';
import { PlanComparison } from './plans/plan-comparison.tsx';
import { questions } from './plans/pricing-content.ts';
import { SpareBar } from './plans/spare-bar.tsx';

/** The first is open. */
const entries = questions.map(({ question, answer }, place) => ({ question, answer, isOpen: place === 0 }));

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.pricing,
    title: `Pricing: four plans, one free · ${brand.name}`,
    description: `Start with the Free Demo, no credit card required. Pro ${formatPrice(plans.pro.priceCents)}, Business ${formatPrice(plans.business.priceCents)}, Enterprise ${formatPrice(plans.enterprise.priceCents)} per month; save ${yearlyDiscountPercent} percent with yearly billing.`,
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

/** The plans and what they cost, without any script. */
export default function PricingPage() {
  return (
    <div data-marks-plan className="group/period">
      <section className="mx-auto max-w-7xl px-4 pt-10 pb-16 sm:px-6 sm:pt-12 sm:pb-20">
        <div className="flex flex-col items-start gap-y-7">
          <div className="max-w-3xl">
            <h1 className={displayStyle}>Start free. Upgrade when you need more.</h1>
            <p className="mt-4 max-w-[44rem] text-lg text-pretty text-ink-secondary">
              Every plan answers from your sources and cites them. Larger plans have higher limits. From{' '}
              {plans.pro.name} on, visitors can book a call. {plans.enterprise.name} also answers in more
              languages and removes our brand.
            </p>
          </div>
          <PeriodSwitch />
        </div>
        <p className="mt-8 hidden rounded-md bg-brand-soft px-4 py-3 text-sm text-on-brand-soft in-data-[session=in]:block">
          Choose a plan to see what it costs. Nothing is charged before you pay.
        </p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {Object.values(plans).map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      </section>
      <section className="border-t border-line bg-surface py-12 sm:py-16">
        <div className="mx-auto max-w-7xl px-4 sm:px-6">
          <p className={`${sectionTitleStyle} max-w-4xl text-balance`}>
            When the messages of a month are used,{' '}
            <Cited size="display">answers continue without charge,</Cited> up to {sparePercent} percent more.
          </p>
          <p className="mt-4 text-lg text-ink-secondary">
            After that, visitors get a contact form until the next month begins.
          </p>
          <SpareBar />
        </div>
      </section>
      <Section tone="sunken" title="Compare all plans">
        <FoldedOnPhones below="sm" label="Show the comparison">
          <PlanComparison />
        </FoldedOnPhones>
      </Section>
      <Section
        layout="beside"
        title="Add-ons"
        lead={`Get more than your plan includes, on the Free Demo too. Add-ons are paid with your plan, and also cost ${yearlyDiscountPercent} percent less when paid yearly.`}
      >
        <AddOnPrices />
      </Section>
      <ContactSales />
      <Section layout="beside" title="Billing questions">
        <QuestionList entries={entries} />
      </Section>
      <div className="in-data-[session=in]:hidden">
        <ClosingCall
          title="Start with the Free Demo"
          text={`One agent and ${plans.free.limits.messages} messages per month. No credit card required.`}
        />
      </div>
    </div>
  );
}
