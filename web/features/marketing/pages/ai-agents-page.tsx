import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { EmbedDrawing } from '#web/features/marketing/drawings/embed-drawing.tsx';
import { SourcesDrawing } from '#web/features/marketing/drawings/sources-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { NumberedSteps } from '#web/features/marketing/sections/numbered-steps.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AnswerDrawing } from '#web/site/answer-drawing.tsx';
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
    description: `Train a ${brand.name} agent on your website, files and notes. It answers visitors, cites the source of every answer, and says so when there is none.`,
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
    text: 'Your passages are ranked against the question. Typos and synonyms are no problem.',
  },
  {
    title: 'Decide',
    text: 'Do the best passages contain the answer? If they only come close, the agent says so. If they don’t, it makes nothing up.',
  },
  {
    title: 'Answer',
    text: 'In the words of your sources, or written by the language model you chose, in the tone you set.',
  },
  {
    title: 'Cite',
    text: 'The title, heading and quoted text appear below the answer, one click away for your visitors and for you.',
  },
];

const models = [
  {
    term: 'None at all',
    text: 'The embedded engine finds the sentences that answer the question and gives them word for word. No API key, no model costs, and no question leaves the server.',
  },
  {
    term: 'OpenAI, Anthropic, Google',
    text: 'The model writes an answer from the passages. It gets those passages and nothing else to answer from.',
  },
  {
    term: 'Your own server',
    text: 'Anything that speaks the OpenAI protocol: Ollama, vLLM, LM Studio and others.',
  },
  {
    term: 'When a provider fails',
    text: 'The agent tries the next one, and finally the embedded engine. The visitor gets an answer, and the message shows you what happened.',
  },
];

const questions = [
  {
    question: 'What does it do when it does not know?',
    answer:
      'It gives your fallback reply and offers a person: a short form for email, name or phone, whichever you choose. You find the question under Messages, marked as unanswered.',
  },
  {
    question: 'Can I set an answer word for word?',
    answer:
      'Yes. Add the question and your approved answer. When a visitor asks it, in the same or similar words, your answer is shown exactly as written.',
  },
  {
    question: 'What happens when my website changes?',
    answer:
      'Train the source again. The agent answers from the old text until the new one is ready, and unchanged pages are not downloaded again.',
  },
  {
    question: 'Will it slow my website down?',
    answer:
      'No. The script is a few kilobytes and loads without blocking your page. The chat itself loads when a visitor is about to open it.',
  },
];

export default function AiAgentsPage() {
  return (
    <>
      <PageHero
        kicker="AI Agents"
        title="An agent that knows your business, and knows when it doesn’t"
        lead="It reads your website, files and notes, answers your visitors around the clock, and shows the passage behind every answer."
        actions={<CallButtons />}
        drawing={<AnswerDrawing />}
      />
      <Section
        tone="sunken"
        title="Four steps, each of which can end in “I don’t know”"
        lead="Most chat agents always say something. This one only says what you can check."
      >
        <NumberedSteps steps={steps} />
      </Section>
      <FeatureRow title="Trained on what you already have" drawing={<SourcesDrawing />}>
        <p>
          Enter a URL and it reads the website politely, without menus and cookie notices. Add PDF, Word, CSV,
          text, Markdown or HTML files, write notes, and approve answers to the most important questions.
        </p>
        <p>
          You see the status of each page and, if one couldn’t be read, the reason. The agent answers from the
          first pages while the rest is still being read.
        </p>
      </FeatureRow>
      <FeatureRow isMirrored title="One line on your website" drawing={<EmbedDrawing />}>
        <p>
          A single script tag that never changes. Choose the name, colour, corner, welcome message and first
          questions. Text stays readable with any colour.
        </p>
        <CheckList
          className="text-base text-ink"
          entries={[
            'In its own frame, so its styles and yours never conflict',
            'No cookies for your visitors',
            'Works with a keyboard, with a screen reader and on phones',
            'Interface in six languages',
          ]}
        />
      </FeatureRow>
      <Section
        tone="sunken"
        layout="beside"
        title="Your language model, or none"
        lead="Start without one. Change it for any agent at any time."
      >
        <RuledList entries={models} />
      </Section>
      <Section layout="beside" title="Common questions">
        <QuestionList entries={questions} />
        <p className="mt-6 text-ink-secondary">
          <TextLink to={paths.solutions}>See what an agent does for companies like yours</TextLink>
        </p>
      </Section>
      <ClosingCall
        title="Add your website and ask a question"
        text={`The Free Demo includes one agent and ${formatNumber(plans.free.limits.messages ?? 0)} messages per month. No credit card required.`}
      />
    </>
  );
}
