import { brand } from '#contract/brand.ts';
import type { Outcome } from '#contract/conversations.ts';
import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { ConfidenceDrawing } from '#web/features/marketing/drawings/confidence-drawing.tsx';
import { InboxDrawing } from '#web/features/marketing/drawings/inbox-drawing.tsx';
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
    path: paths.analytics,
    title: `Analytics: what people ask, and what your pages leave open · ${brand.name}`,
    description:
      'Every conversation with its outcome, sources and confidence. Filter, read and export what your visitors asked and your website did not answer.',
  });

const outcomes: readonly { outcome: Outcome; gets: string; tells: string }[] = [
  {
    outcome: 'answered',
    gets: 'An answer, each sentence with its source',
    tells: 'Your pages say it, and say it where it can be found.',
  },
  {
    outcome: 'hedged',
    gets: 'The closest passages, called just that',
    tells: 'Often one clear sentence on the page it cites is enough.',
  },
  {
    outcome: 'declined',
    gets: 'Your fallback reply and the offer of a person',
    tells: 'People want to know something that you have not written yet.',
  },
  {
    outcome: 'handoff',
    gets: 'The contact form',
    tells: 'Somebody would like to hear from you. You have their details if they left them.',
  },
  {
    outcome: 'smalltalk',
    gets: 'A greeting, thanks or goodbye returned',
    tells: 'Nothing to do.',
  },
];

const routine = [
  {
    title: 'Filter for “No answer”',
    text: 'These are the questions that your sources leave open. Write the page, or approve an answer on the spot.',
  },
  {
    title: 'Open the closest matches',
    text: 'Each shows the passage that nearly did it. You see at once which word was missing.',
  },
  {
    title: 'Look at the thumbs',
    text: 'Visitors can say of every answer whether it helped. A thumb down on a correct answer is worth reading, too.',
  },
  {
    title: 'Train again',
    text: 'The agent answers from the old text until the new one is ready.',
  },
];

export default function AnalyticsPage() {
  return (
    <>
      <PageHero
        kicker="Analytics"
        title="Hear what your website leaves unsaid"
        lead="Every conversation is kept with its outcome, its sources and how sure the agent was. What could not be answered becomes a list of what to write next."
        actions={<CallButtons />}
        drawing={<InboxDrawing />}
      />
      <Section
        tone="sunken"
        title="Five ways for an answer to end"
        lead="Not a score that somebody has to interpret: a word on each answer, and a filter for each word."
      >
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
          {outcomes.map(({ outcome, gets, tells }) => (
            <li
              key={outcome}
              className="grid gap-x-8 gap-y-2 bg-surface px-5 py-5 sm:px-7 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.2fr)] md:items-center"
            >
              <span>
                <OutcomeBadge outcome={outcome} />
              </span>
              <p className="font-semibold">{gets}</p>
              <p className="text-ink-secondary">{tells}</p>
            </li>
          ))}
        </ul>
      </Section>
      <FeatureRow title="How sure it was, as a number" drawing={<ConfidenceDrawing />}>
        <p>
          Each answer carries a confidence from 0 to 1: how likely your passages hold what was asked. It
          decides whether the agent answers, offers the closest match or says that it does not know.
        </p>
        <p>
          The number is about your sources, and you see it on the message next to the passages it was computed
          from.
        </p>
      </FeatureRow>
      <Section
        layout="beside"
        title="A quarter of an hour a week"
        lead="That is all it takes to make it better."
      >
        <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {routine.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line-strong font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="pt-1 text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-ink-secondary">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <FeatureRow
        isMirrored
        title="Yours to take away"
        drawing={
          <CodeDrawing
            label="The first lines of an exported file: date, who wrote, message, outcome and source, separated by commas."
            title="messages.csv"
            lines={[
              'date,from,message,outcome,sources',
              '2026-03-02T09:12:08Z,visitor,"Is the large vase dishwasher safe?",,',
              '2026-03-02T09:12:09Z,agent,"Yes, up to 60 degrees.",‹answered›,Care',
              '2026-03-02T08:47:31Z,visitor,"Do you repair handles?",,',
              '2026-03-02T08:47:32Z,agent,"I could not find that.",‹declined›,',
            ]}
          />
        }
      >
        <p>
          Filter by date, outcome and words, then export what you see as CSV or JSON, for the spreadsheet or
          the reporting tool that you already use. The API gives the same files to your own programs.
        </p>
        <p>Cells that a spreadsheet would run as a formula are made harmless first.</p>
      </FeatureRow>
      <Section tone="sunken" layout="beside" title="What is not measured">
        <CheckList
          mark="no"
          className="text-lg"
          entries={[
            'No following of visitors across websites, and no fingerprint',
            'No cookies for the chat',
            'No internet address stored with a conversation',
            'No text of a conversation handed to the page around the chat',
          ]}
        />
      </Section>
      <ClosingCall
        title="Your visitors are already asking"
        text="Put an agent on your site today and read tomorrow what they wanted to know."
      />
    </>
  );
}
