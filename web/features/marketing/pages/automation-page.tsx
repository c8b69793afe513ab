import { brand } from '#contract/brand.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { EveningDrawing } from '#web/features/marketing/drawings/evening-drawing.tsx';
import { LeadDrawing } from '#web/features/marketing/drawings/lead-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.automation,
    title: `Process automation: routine questions answer themselves · ${brand.name}`,
    description:
      'An agent answers what your pages already say, takes contact details when a person is needed, and opens the rest to your own programs by API.',
  });

const evening = [
  {
    time: '18:30',
    title: 'You close. Your website does not.',
    text: 'The last one turns the key. From here on, whoever has a question would have waited until tomorrow, or gone elsewhere.',
  },
  {
    time: '21:14',
    title: '“Do you deliver to the islands?”',
    text: 'The agent answers from your delivery page and quotes the sentence. Nobody was woken.',
  },
  {
    time: '21:15',
    title: '“And how long does that take?”',
    text: 'It understands that the question points back to the last one, and finds the table with the times.',
  },
  {
    time: '22:40',
    title: '“Could you glaze one in our club’s colours?”',
    text: 'Your sources do not say. So the agent does not either: it gives your fallback reply and offers a person. The visitor leaves an email address.',
  },
  {
    time: '08:45',
    title: 'Two lines to read with your coffee',
    text: 'One lead to write back to, with the conversation beside it. One gap in your pages, which you close by approving an answer. The next visitor gets it.',
  },
];

export default function AutomationPage() {
  return (
    <>
      <PageHero
        kicker="Process Automation"
        title="The routine answers itself. People get the rest."
        lead="Opening hours, delivery, returns, prices: what your pages already say need not be typed again by anybody. What they do not say reaches you, with a name attached."
        actions={<CallButtons />}
        drawing={<EveningDrawing />}
      />
      <Section
        tone="sunken"
        layout="beside"
        title="One evening"
        lead="An example, hour by hour, of what runs while nobody is there."
      >
        <ol className="relative">
          {evening.map(({ time, title, text }) => (
            <li
              key={time}
              className="group relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 pb-10 last:pb-0 sm:grid-cols-[4rem_1.25rem_minmax(0,1fr)]"
            >
              <span className="hidden pt-0.5 text-right font-semibold text-ink-secondary tabular-nums sm:block">
                {time}
              </span>
              <span aria-hidden className="relative flex justify-center">
                <span className="mt-2 size-3 rounded-full border-2 border-brand bg-page" />
                <span className="absolute top-6 -bottom-10 w-px bg-line-strong/60 group-last:hidden" />
              </span>
              <div className="max-w-xl">
                <p className="font-semibold text-ink-secondary tabular-nums sm:hidden">{time}</p>
                <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
                <p className="mt-1.5 text-ink-secondary">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <FeatureRow title="Contact details at the right moment" drawing={<LeadDrawing />}>
        <p>
          The form appears when a visitor asks for a person, or when the agent has no answer. Not before, and
          not on every page. You choose what it asks for: email, name, phone.
        </p>
        <p>
          A conversation makes one lead. Whoever corrects their details is counted once, and you can always
          read what they had asked.
        </p>
      </FeatureRow>
      <FeatureRow
        isMirrored
        title="Open to your own programs"
        drawing={
          <CodeDrawing
            label="A request to the programming interface that asks an agent a question, and the answer with its source."
            title="POST /api/v1/agents/…/chat"
            lines={[
              '{ "message": ‹"When are you open on Saturdays?"› }',
              '',
              '{',
              '  "role": "assistant",',
              '  "parts": [',
              '    { "type": "text",',
              '      "text": ‹"On Saturdays we are open from 10 to 16."› },',
              '    { "type": "source",',
              '      "title": "Contact",',
              '      "heading": "Opening hours" }',
              '  ]',
              '}',
            ]}
          />
        }
      >
        <p>
          Everything that the console does with agents, sources, conversations and leads, your programs can do
          with a key: create an agent, train it again after a deployment, ask it, fetch the leads of the day.
        </p>
        <p>
          Requests can be repeated safely, answers can stream, and the interface describes itself as an
          OpenAPI document. On your pages, a small JavaScript interface opens the chat and tells you when a
          visitor has left their details.
        </p>
      </FeatureRow>
      <Section>
        <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
          <div className="bg-surface px-6 py-8 sm:px-10 sm:py-10">
            <h2 className="font-display text-2xl font-semibold tracking-tight">Runs by itself</h2>
            <CheckList
              className="mt-6"
              entries={[
                'Answering, with the source, at any hour',
                'Following a question that points back to the one before',
                'Offering a person when there is no answer',
                'Going on where it was after a restart, in the middle of reading a site',
                'Another model when a provider fails',
              ]}
            />
          </div>
          <div className="bg-surface px-6 py-8 sm:px-10 sm:py-10">
            <h2 className="font-display text-2xl font-semibold tracking-tight">Stays with you</h2>
            <CheckList
              mark="no"
              className="mt-6"
              entries={[
                'Writing back to the people who asked for you',
                'Saying when a source is to be read again',
                'Approving the answers that have to be exact',
                'Anything that changes an order, a booking or a bill: the agent answers, it does not act',
              ]}
            />
          </div>
        </div>
      </Section>
      <ClosingCall
        title="Which question have you answered most this week?"
        text="Start with that one. It takes a website address and about a minute."
      />
    </>
  );
}
