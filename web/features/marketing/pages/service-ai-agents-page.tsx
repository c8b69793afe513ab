import { brand } from '#contract/brand.ts';
import { SourcesDrawing } from '#web/features/marketing/drawings/sources-drawing.tsx';
import { NumberedSteps } from '#web/features/marketing/sections/numbered-steps.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { QuestionList } from '#web/site/question-list.tsx';
import { Section } from '#web/site/section.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.serviceAiAgents,
    title: `AI agents, set up for you · ${brand.name}`,
    description:
      'We gather your sources, train the agent, try it with real questions and hand it over: what happens in which order, what you get and what we need.',
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Setting up a chat agent',
      provider: { '@type': 'Organization', name: brand.name },
    },
  });

const steps = [
  {
    title: 'Gather',
    text: 'Which pages, files and notes hold the truth, and which are out of date. The second list is often the longer one.',
  },
  {
    title: 'Train',
    text: 'Sources are read and checked page by page. What could not be read is put right or added as text.',
  },
  {
    title: 'Try',
    text: 'We ask what your customers ask. Where an answer has to be exact, you approve its words.',
  },
  {
    title: 'Hand over',
    text: 'The script on your site, an hour with whoever will look after it, and our access ends.',
  },
];

const questions = [
  {
    question: 'Who writes the answers?',
    answer:
      'You already have, on your pages. Where something is missing we suggest a wording, and it goes live only when you approve it.',
  },
  {
    question: 'Which language model will it use?',
    answer:
      'The one that you want, under your own key, or none: the embedded engine answers in the sentences of your sources. We try your questions with both and show you the difference.',
  },
  {
    question: 'Can we carry on by ourselves afterwards?',
    answer:
      'That is how it is meant. Training again, approving an answer and reading what was asked takes no technical knowledge.',
  },
];

export default function ServiceAiAgentsPage() {
  return (
    <>
      <PageHero
        kicker="Services · AI Agents"
        title="An agent for your site, set up with you"
        lead="You know your firm, we know where agents go wrong. Together it is done with few meetings and without a project."
        actions={<CallButtons topic="agent" leadsWith="contact" />}
        drawing={<SourcesDrawing />}
      />
      <Section tone="sunken" title="From a pile of pages to an agent that can be trusted">
        <NumberedSteps steps={steps} />
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">What you get</h2>
            <CheckList
              className="mt-6 text-lg"
              entries={[
                'A trained agent in your own workspace',
                'Its name, welcome, colours and first questions, in your tone',
                'Approved answers to the questions that must be exact',
                'A list of what your website leaves open, most wanted first',
                'The script on your site, tried on a phone and on a desk',
              ]}
            />
          </div>
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">What we need from you</h2>
            <CheckList
              className="mt-6 text-lg"
              entries={[
                'The address of your site, and any files that are not on it',
                'The last fifty questions from your mailbox, without names',
                'One person who may decide what is right',
                'A way to put one line into your site, or somebody who has it',
              ]}
            />
          </div>
        </div>
      </Section>
      <Section tone="sunken" layout="beside" title="Before you decide">
        <QuestionList entries={questions} />
      </Section>
      <ClosingCall
        title="Send us your website"
        text="We will tell you which three questions it answers best, and which it does not."
        topic="agent"
        leadsWith="contact"
      />
    </>
  );
}
