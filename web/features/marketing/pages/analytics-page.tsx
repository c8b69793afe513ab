import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { ConfidenceDrawing } from '#web/features/marketing/drawings/confidence-drawing.tsx';
import { InboxDrawing } from '#web/features/marketing/drawings/inbox-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { RoutineList } from '#web/features/marketing/sections/routine-list.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';
import { exportedRows, routine } from './analytics-content.ts';
import { OutcomeTable } from './outcome-table.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.analytics,
    title: `Analytics: what people ask and what your pages don’t answer · ${brand.name}`,
    description:
      'See every conversation with its outcome, sources and confidence. Filter, read and export what your visitors asked and your website didn’t answer.',
  });

export default function AnalyticsPage() {
  return (
    <>
      <PageHero
        kicker="Analytics"
        title="See what your website doesn’t answer"
        lead="Every conversation is stored with its outcome, its sources and how confident the agent was. Unanswered questions become your to‑do list."
        actions={<CallButtons />}
        drawing={<InboxDrawing />}
      />
      <Section
        tone="sunken"
        title="Five possible outcomes"
        lead="Not a score you have to interpret: each answer has a label, and you can filter by it."
      >
        <OutcomeTable />
      </Section>
      <FeatureRow title="Confidence as a number" drawing={<ConfidenceDrawing />}>
        <p>
          Each answer has a confidence from 0 to 1: how likely it is that your passages contain the answer. It
          decides whether the agent answers, offers the closest match or says that it doesn’t know.
        </p>
        <p>You see the number on each message, next to the passages it was computed from.</p>
      </FeatureRow>
      <Section
        layout="beside"
        title="Fifteen minutes a week"
        lead="That’s all it takes to improve your agent."
      >
        <RoutineList entries={routine} />
      </Section>
      <FeatureRow
        isMirrored
        title="Your data, your files"
        drawing={
          <CodeDrawing
            label="The first lines of an exported CSV file: date, sender, message, outcome and sources."
            title="messages.csv"
            lines={exportedRows}
          />
        }
      >
        <p>
          Filter by date, outcome and words, then export what you see as CSV or JSON for your spreadsheet or
          reporting tool. Your own software can get the same files through the API.
        </p>
        <p>Cells that a spreadsheet would run as a formula are made safe first.</p>
      </FeatureRow>
      <Section tone="sunken" layout="beside" title="What we don’t track">
        <CheckList
          mark="no"
          className="text-lg"
          entries={[
            'No tracking of visitors across websites, and no fingerprinting',
            'No cookies in the chat',
            'No IP addresses stored with conversations',
            'No conversation text passed to the page around the chat',
          ]}
        />
      </Section>
      <ClosingCall
        title="Your visitors already have questions"
        text="Put an agent on your website today. Tomorrow you can read what they wanted to know."
      />
    </>
  );
}
