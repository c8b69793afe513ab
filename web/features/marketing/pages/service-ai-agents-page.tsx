import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { SourcesDrawing } from '#web/features/marketing/drawings/sources-drawing.tsx';
import { NumberedSteps } from '#web/features/marketing/sections/numbered-steps.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
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
      'We gather your sources, train the agent, test it with real questions and hand it over. See the steps, what you get and what we need.',
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Setting up a chat agent',
      provider: { '@type': 'Organization', name: brand.name },
    },
  });

const steps = [
  {
    title: 'Gather',
    text: 'We find out which pages, files and notes are correct and which are out of date. The second list is often longer.',
  },
  {
    title: 'Train',
    text: 'We train the agent and check each page. What can’t be read is fixed or added as text.',
  },
  {
    title: 'Test',
    text: 'We ask what your customers ask. Where an answer has to be exact, you approve the wording.',
  },
  {
    title: 'Hand over',
    text: 'We add the script to your website, spend an hour with the person who will look after it, and end our access.',
  },
];

const questions = [
  {
    question: 'Who writes the answers?',
    answer:
      'You already have, on your pages. If something is missing, we suggest a wording. It goes live only when you approve it.',
  },
  {
    question: 'Which language model will it use?',
    answer:
      'The one you want, with your own API key, or none: the embedded engine answers in the words of your sources. We test your questions with both and show you the difference.',
  },
  {
    question: 'Can we manage it ourselves afterwards?',
    answer:
      'Yes. You need no technical knowledge to retrain the agent, approve answers or read conversations.',
  },
];

export default function ServiceAiAgentsPage() {
  return (
    <>
      <PageHero
        kicker="Services · AI Agents"
        title="An agent for your website, set up with you"
        lead="You know your business. We know where agents go wrong. It takes a few meetings, not a big project."
        actions={<CallButtons topic="agent" leadsWith="contact" />}
        drawing={<SourcesDrawing />}
      />
      <Section tone="sunken" title="From your pages to an agent you can trust">
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
                'Name, welcome message, colours and first questions in your tone',
                'Approved answers to questions that must be exact',
                'A list of what your website doesn’t answer, most requested first',
                'The script on your website, tested on phone and desktop',
              ]}
            />
          </div>
          <div>
            <h2 className="font-display text-2xl font-semibold tracking-tight">What we need from you</h2>
            <CheckList
              className="mt-6 text-lg"
              entries={[
                'The address of your website, and any files that are not on it',
                'The last fifty questions from your inbox, without names',
                'One person who can decide what is correct',
                'Access to add one line to your website, or someone who has it',
              ]}
            />
          </div>
        </div>
      </Section>
      <Section tone="sunken" layout="beside" title="Common questions">
        <QuestionList entries={questions} />
      </Section>
      <ClosingCall
        title="Send us your website"
        text="We’ll tell you which three questions it answers best, and which it doesn’t."
        topic="agent"
        leadsWith="contact"
      />
    </>
  );
}
