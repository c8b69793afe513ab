import { brand } from '#contract/brand.ts';
import { SituationRow } from '#web/features/marketing/sections/situation-row.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
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
    title: `Solutions: what an agent does in firms like yours · ${brand.name}`,
    description: `Shops, hotels, practices, trades, software firms and schools: which questions a ${brand.name} agent takes over, from which sources, and where it passes on.`,
  });

const situations = [
  {
    firm: 'Online shops',
    text: 'Half of what arrives before a purchase is about delivery, sizes and returns. It stands in your terms; hardly anybody reads terms with a full basket.',
    question: 'Will it arrive before Saturday?',
    answer:
      'Orders placed before noon leave the same day. Within the country, parcels take one to two working days.',
    source: 'Delivery › Times',
    sources: 'Website, returns policy, size charts as CSV',
  },
  {
    firm: 'Hotels and guest houses',
    text: 'Guests ask in the evening, from a phone, on the road. Parking, late arrival, breakfast: one page answers them all, and nobody has to sit at the desk for it.',
    question: 'We get in after midnight. How do we get the key?',
    answer: 'After 22:00 the key is in the safe beside the door. The code comes with your confirmation.',
    source: 'House guide.pdf › Arrival',
    sources: 'Website, house guide as PDF, approved answers',
  },
  {
    firm: 'Medical and legal practices',
    text: 'What to bring, how to prepare, when to call. Answers here must be exact, so you approve them word for word, and everything else is passed on to a person.',
    question: 'Do I have to fast before the blood test?',
    answer: 'Yes, for eight hours. Water is fine. Please bring your insurance card.',
    source: 'Approved answer',
    sources: 'Questions and answers, information sheets as PDF',
  },
  {
    firm: 'Trades and workshops',
    text: 'The telephone rings while your hands are full. The agent says what you repair, where you drive to and what a visit costs, and takes down who wants one.',
    question: 'Do you repair boilers from other makers?',
    answer: 'We service gas boilers of all makers up to 50 kW. Oil burners we do not repair.',
    source: 'Services › Heating',
    sources: 'Website, price list as PDF',
  },
  {
    firm: 'Software firms',
    text: 'Your documentation has the answer and your customers have a search box. An agent that quotes the paragraph is the shorter way, and shows you which paragraph is missing.',
    question: 'Can I rotate a key without downtime?',
    answer:
      'Yes. Create the second key first, deploy it, then revoke the old one; both work in the meantime.',
    source: 'Docs › Keys › Rotation',
    sources: 'Documentation by sitemap, Markdown, changelog',
  },
  {
    firm: 'Schools and public offices',
    text: 'Forms, deadlines, responsibilities. The rules are public and long. The agent finds the line that applies and names the document, so that nobody has to take its word for it.',
    question: 'Until when can I enrol my child?',
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
        title="The questions differ. The page they stand on is yours."
        lead="Six kinds of firm, one question from each, and the place where its answer comes from. All of them are examples; yours takes a minute to try."
        actions={<CallButtons />}
      />
      <div className="mx-auto w-full max-w-7xl px-4 pb-8 sm:px-6">
        {situations.map((situation) => (
          <SituationRow key={situation.firm} {...situation} />
        ))}
      </div>
      <Section tone="sunken" layout="beside" title="Where it is not the right thing">
        <RuledList
          entries={[
            {
              term: 'Nothing written yet',
              text: 'An agent cannot answer what nobody has put into words. Begin with ten approved answers, and grow from the questions that come.',
            },
            {
              term: 'Every case is different',
              text: 'Advice that depends on a person’s papers or health belongs to a person. Let the agent say so and take down who is asking.',
            },
            {
              term: 'Something must be done, not said',
              text: 'Changing an order or booking a room is not among the things that it can do. It can say how, and where.',
            },
          ]}
        />
      </Section>
      <Section>
        <p className="max-w-3xl text-lg text-ink-secondary">
          Rather have it set up for you? Read about <TextLink to={paths.services}>our services</TextLink>.
          Building it for your own clients? There is a{' '}
          <TextLink to={paths.partner}>page for partners</TextLink>.
        </p>
      </Section>
      <ClosingCall
        title="Try it with your own first question"
        text="Type in the address of your website, and then what your customers always want to know."
      />
    </>
  );
}
