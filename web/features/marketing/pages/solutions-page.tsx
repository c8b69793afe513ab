import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { SituationRow } from '#web/features/marketing/sections/situation-row.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.solutions,
    title: `Solutions: what an agent does for companies like yours · ${brand.name}`,
    description: `Shops, hotels, practices, trades, software companies and schools: which questions a ${brand.name} agent answers, from which sources, and when it hands over to a person.`,
  });

const situations = [
  {
    business: 'Online shops',
    text: 'Many questions before a purchase are about delivery, sizes and returns. The answers are in your terms, but few people read terms with a full basket.',
    question: 'Will it arrive before Saturday?',
    answer:
      'Orders placed before noon leave the same day. Within the country, parcels take one to two working days.',
    source: 'Delivery › Times',
    sources: 'Website, returns policy, size charts as CSV',
  },
  {
    business: 'Hotels and guest houses',
    text: 'Guests ask in the evening, on their phone, on the road. Parking, late arrival, breakfast: one page answers it all, and nobody has to be at the desk.',
    question: 'We get in after midnight. How do we get the key?',
    answer: 'After 22:00 the key is in the safe next to the door. The code comes with your confirmation.',
    source: 'House guide.pdf › Arrival',
    sources: 'Website, house guide as PDF, approved answers',
  },
  {
    business: 'Medical and legal practices',
    text: 'What to bring, how to prepare, when to call. These answers must be exact, so you approve them word for word. Everything else is passed on to a person.',
    question: 'Do I have to fast before the blood test?',
    answer: 'Yes, for eight hours. Water is fine. Please bring your insurance card.',
    source: 'Approved answer',
    sources: 'Questions and answers, information sheets as PDF',
  },
  {
    business: 'Trades and workshops',
    text: 'The phone rings while your hands are full. The agent says what you repair, where you work and what a visit costs, and takes the details of people who want one.',
    question: 'Do you repair boilers from other makers?',
    answer: 'We service gas boilers of all makers up to 50 kW. We do not repair oil burners.',
    source: 'Services › Heating',
    sources: 'Website, price list as PDF',
  },
  {
    business: 'Software companies',
    text: 'Your documentation has the answer, but your customers only have a search box. An agent quotes the right paragraph, and shows you which paragraph is missing.',
    question: 'Can I rotate a key without downtime?',
    answer:
      'Yes. Create the second key first, deploy it, then revoke the old one; both work in the meantime.',
    source: 'Docs › Keys › Rotation',
    sources: 'Documentation by sitemap, Markdown, changelog',
  },
  {
    business: 'Schools and public offices',
    text: 'Forms, deadlines, responsibilities. The rules are public and long. The agent finds the line that applies and names the document, so that everyone can check it.',
    question: 'When is the deadline for enrolling my child?',
    answer: 'Enrolment for the coming school year is open from 2 March to 27 March.',
    source: 'Enrolment › Dates',
    sources: 'Website, by-laws as PDF and Word',
  },
];

export default function SolutionsPage() {
  return (
    <>
      <PageHero
        kicker="Solutions"
        title="See what an agent answers for your kind of business"
        lead="Six kinds of business, one question from each, and the source of its answer. These are examples. Trying your own takes a minute."
        actions={<CallButtons />}
      />
      <div className="mx-auto w-full max-w-7xl px-4 pb-8 sm:px-6">
        {situations.map((situation) => (
          <SituationRow key={situation.business} {...situation} />
        ))}
      </div>
      <Section tone="sunken" layout="beside" title="When an agent is not the right choice">
        <RuledList
          entries={[
            {
              term: 'Nothing is written yet',
              text: 'An agent can’t answer what nobody has written down. Start with ten approved answers and add more as questions come in.',
            },
            {
              term: 'Every case is different',
              text: 'Advice that depends on someone’s papers or health should come from a person. Let the agent say so and take contact details.',
            },
            {
              term: 'Something has to be done',
              text: 'An agent can’t change an order or book a room. It can explain how and where to do it.',
            },
          ]}
        />
      </Section>
      <Section>
        <p className="max-w-3xl text-lg text-ink-secondary">
          Want it set up for you? See <TextLink to={paths.services}>our services</TextLink>. Building agents
          for clients? See <TextLink to={paths.partner}>our partner page</TextLink>.
        </p>
      </Section>
      <ClosingCall
        title="Try it with your own first question"
        text="Enter the address of your website, then ask what your customers always want to know."
      />
    </>
  );
}
