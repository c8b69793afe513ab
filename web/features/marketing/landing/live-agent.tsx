import { brand } from '#contract/brand.ts';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { ChatAnswer, ChatHead, drawnChatStyle, QuotedSentence } from '#web/site/drawn-chat.tsx';
import { AskField } from './ask-field.tsx';
import { heroProof } from './hero-proof.ts';

const questions = docsQuestions.slice(0, 2).map(({ question }) => question);

/**
 * The agent that has read our documentation, with an exchange as it has it, and the sentence that its answer comes from.
 * `public-scripts/ask-agent.ts` puts the chat itself in its place when somebody asks; without scripts it is a picture.
 */
export function LiveAgent() {
  return (
    <section
      data-agent={`Chat with the ${brand.name} guide`}
      aria-label="Ask our own agent"
      className={`${drawnChatStyle} relative flex min-h-136 flex-col forced-colors:border has-[iframe:not(.opacity-0)]:bg-transparent`}
    >
      <ChatHead name={`${brand.name} guide`} text="Trained on our documentation" />
      <ChatAnswer question={heroProof.question} answer={heroProof.quote} source={heroProof.source}>
        <QuotedSentence before={heroProof.before}>{heroProof.quote}</QuotedSentence>
      </ChatAnswer>
      <AskForm />
    </section>
  );
}

function AskForm() {
  return (
    <div className="space-y-4 px-4 pb-4 noscript:hidden sm:px-6 sm:pb-5">
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              data-ask={question}
              className="min-h-10 rounded-[20px] border border-line bg-surface px-3.5 py-2 text-left text-xs font-medium text-accent transition-colors hover:border-accent"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <AskField />
    </div>
  );
}
