import { brand } from '#contract/brand.ts';
import { plans } from '#contract/plans.ts';
import { AnswerDrawing } from '#web/features/marketing/drawings/answer-drawing.tsx';
import { EmbedDrawing } from '#web/features/marketing/drawings/embed-drawing.tsx';
import { SourcesDrawing } from '#web/features/marketing/drawings/sources-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { NumberedSteps } from '#web/features/marketing/sections/numbered-steps.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { QuestionList } from '#web/site/question-list.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.aiAgents,
    title: `AI agents that answer from your own pages · ${brand.name}`,
    description: `Train a ${brand.name} agent on your website, files and notes. It answers visitors with the source of every answer, and says so when there is none.`,
    jsonLd: {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  });

const steps = [
  {
    title: 'Search',
    text: 'Your passages are ranked against the question. Typing errors and other words for the same thing do not throw it off.',
  },
  {
    title: 'Decide',
    text: 'Do the best passages hold the answer? If they only come close, the agent says that. If not, it makes nothing up.',
  },
  {
    title: 'Answer',
    text: 'In the sentences of your sources, or in the words of the language model that you chose, in the manner that you set.',
  },
  {
    title: 'Cite',
    text: 'Title, heading and the quoted words stand under the answer, one click away for your visitor and for you.',
  },
];

const models = [
  {
    term: 'None at all',
    text: 'The embedded engine finds the sentences that answer and gives them word for word. No key, no bill, and no question leaves the server.',
  },
  {
    term: 'OpenAI, Anthropic, Google',
    text: 'A model puts the passages into new sentences. It is given those passages and nothing else to answer from.',
  },
  {
    term: 'A server of your own',
    text: 'Anything that speaks the OpenAI protocol: Ollama, vLLM, LM Studio and others.',
  },
  {
    term: 'When a provider fails',
    text: 'The next one is asked, and in the end the embedded engine. The visitor gets an answer, and you see on the message what happened.',
  },
];

const questions = [
  {
    question: 'What does it do when it does not know?',
    answer:
      'It gives your fallback reply and offers a person: a short form for email, name or phone, whichever you ask for. You find the question under Messages, marked as one that your sources did not answer.',
  },
  {
    question: 'Can I decide an answer word for word?',
    answer:
      'Yes. Add the question and the answer you approve. When a visitor asks that, in these words or in others close to them, your answer is given as you wrote it.',
  },
  {
    question: 'What happens when my website changes?',
    answer:
      'Train the source again. The agent answers from the old text until the new one is ready, and pages that have not changed are not fetched whole again.',
  },
  {
    question: 'Will it slow my website down?',
    answer:
      'The script is a few kilobytes, loads beside your page and waits for nothing of yours. The chat itself is fetched when a visitor reaches for its button.',
  },
];

export default function AiAgentsPage() {
  return (
    <>
      <PageHero
        kicker="AI Agents"
        title="An agent that knows your business, and knows when it doesn’t"
        lead="It reads your website, files and notes, answers your visitors at any hour, and shows the passage behind every answer."
        actions={<CallButtons />}
        drawing={<AnswerDrawing />}
      />
      <Section
        tone="sunken"
        title="Four steps, and each may end in “I don’t know”"
        lead="Most chat agents are built to say something. This one is built to be checked."
      >
        <NumberedSteps steps={steps} />
      </Section>
      <FeatureRow title="Trained on what you already have" drawing={<SourcesDrawing />}>
        <p>
          Give it an address and it reads the site politely, menus and cookie notices left out. Add PDF, Word,
          CSV, text, Markdown or HTML, write notes, and approve answers to the questions that matter most.
        </p>
        <p>
          You see each page with its status and, where one could not be read, the reason. It answers from the
          first pages while the rest is still being read.
        </p>
      </FeatureRow>
      <FeatureRow isMirrored title="One line on your site" drawing={<EmbedDrawing />}>
        <p>
          A single script tag, the same for the life of the agent. Choose its name, colour, corner, welcome
          and first questions; it keeps a readable contrast on any colour.
        </p>
        <CheckList
          className="text-base text-ink"
          entries={[
            'In a frame of its own: your styles and its styles never meet',
            'No cookies on your visitors',
            'Works by keyboard, by screen reader and on a phone',
            'Its own words in six languages',
          ]}
        />
      </FeatureRow>
      <Section
        tone="sunken"
        layout="beside"
        title="Your language model, or none"
        lead="Start without one. Change your mind for any agent, at any time."
      >
        <RuledList entries={models} />
      </Section>
      <Section layout="beside" title="Asked before you ask">
        <QuestionList entries={questions} />
        <p className="mt-6 text-ink-secondary">
          Selling, teaching, healing, repairing?{' '}
          <TextLink to={paths.solutions}>See what an agent does in firms like yours</TextLink>
        </p>
      </Section>
      <ClosingCall
        title="Give it your website and ask it something"
        text={`The Free Demo has one agent and ${formatNumber(plans.free.limits.messages ?? 0)} messages a month. No credit card required.`}
      />
    </>
  );
}
