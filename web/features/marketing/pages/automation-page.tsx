import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { EveningDrawing } from '#web/features/marketing/drawings/evening-drawing.tsx';
import { LeadDrawing } from '#web/features/marketing/drawings/lead-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { Timeline } from '#web/features/marketing/sections/timeline.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';
import { chatRequest, division, evening } from './automation-content.ts';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.automation,
    title: `Process automation: routine questions answered for you · ${brand.name}`,
    description:
      'Your agent answers what your pages already say, collects contact details when a person is needed, and gives your own software access through an API.',
  });

export default function AutomationPage() {
  return (
    <>
      <PageHero
        kicker="Process Automation"
        title="Your agent handles the routine. You handle the rest."
        lead="Opening hours, delivery, returns, prices: nobody has to type again what your pages already say. Questions they don’t answer are passed on to you."
        actions={<CallButtons />}
        drawing={<EveningDrawing />}
      />
      <Section
        tone="sunken"
        layout="beside"
        title="One evening"
        lead="An example of what happens, hour by hour, while nobody is there."
      >
        <Timeline entries={evening} />
      </Section>
      <FeatureRow title="Contact details at the right moment" drawing={<LeadDrawing />}>
        <p>
          The form appears when a visitor asks for a person or when the agent has no answer, and only then.
          You choose what it asks for: email, name, phone.
        </p>
        <p>
          One conversation makes one lead. Visitors who correct their details are counted once, and you can
          always read what they asked.
        </p>
      </FeatureRow>
      <FeatureRow
        isMirrored
        title="Open to your own software"
        drawing={
          <CodeDrawing
            label="A request to the API that asks an agent a question, and the answer with its source."
            title="POST /api/v1/agents/…/chat"
            lines={chatRequest}
          />
        }
      >
        <p>
          Everything that the console does with agents, sources, conversations and leads, your software can do
          with an API key: create an agent, retrain it after a deployment, ask it questions, fetch the day’s
          leads.
        </p>
        <p>
          You can safely repeat requests and stream answers, and there is an OpenAPI document. On your pages,
          a small JavaScript API opens the chat and tells you when a visitor has left their details.
        </p>
      </FeatureRow>
      <Section>
        <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
          <div className="bg-surface px-6 py-8 sm:px-10 sm:py-10">
            <h2 className="font-display text-2xl font-semibold tracking-tight">What your agent does</h2>
            <CheckList className="mt-6" entries={division.agent} />
          </div>
          <div className="bg-surface px-6 py-8 sm:px-10 sm:py-10">
            <h2 className="font-display text-2xl font-semibold tracking-tight">What you do</h2>
            <CheckList mark="no" className="mt-6" entries={division.people} />
          </div>
        </div>
      </Section>
      <ClosingCall
        title="Which question did you answer most this week?"
        text="Start with that one. All you need is a website address and about a minute."
      />
    </>
  );
}
