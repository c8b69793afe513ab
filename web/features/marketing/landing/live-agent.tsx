import { ArrowUp } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { paths } from '#contract/page-addresses.ts';
import { ChatAnswer, ChatHead, drawnChatStyle } from '#web/site/drawn-chat.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';

const questions = docsQuestions.slice(0, 3).map(({ question }) => question);

/**
 * The agent that has read our documentation, with an exchange as it has it, drawn as its chat is.
 * `public-scripts/ask-agent.ts` puts the chat itself in its place when somebody asks; without scripts it is a picture.
 */
export function LiveAgent() {
  return (
    <section
      data-agent={`Chat with the ${brand.name} guide`}
      aria-label="Ask our own agent"
      className={`${drawnChatStyle} relative flex min-h-136 flex-col forced-colors:border`}
    >
      <ChatHead name={`${brand.name} guide`} text="Trained on our documentation" />
      <ChatAnswer
        question="What if it doesn’t know the answer?"
        answer="It says so with your fallback reply and offers a contact form."
        source={docsQuestions[5]?.question ?? ''}
      >
        <Cited>It says so with your fallback reply and offers a contact form.</Cited> Every sentence of an
        answer cites the passage it is based on, so you and your visitors can check it.
      </ChatAnswer>
      <AskForm />
    </section>
  );
}

function AskForm() {
  return (
    <div className="space-y-5 px-4 pb-4 noscript:hidden sm:px-6 sm:pb-5">
      <ul className="flex flex-col items-start gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              data-ask={question}
              className="min-h-10 rounded-[20px] border border-line bg-surface px-3.5 py-2 text-left text-sm leading-[1.4] font-medium text-accent transition-colors hover:border-accent"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <form
        data-ask-form
        action={paths.docs}
        className="flex gap-1.5 rounded-[24px] border border-line-strong py-1 pr-1 pl-4 focus-within:border-accent focus-within:outline focus-within:outline-accent"
      >
        <input
          name="question"
          aria-label="Your question"
          placeholder="Ask me anything..."
          maxLength={500}
          autoComplete="off"
          className="min-h-10 w-full min-w-0 bg-transparent text-[1rem] outline-none"
        />
        <button
          type="submit"
          aria-label="Ask"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand"
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
      </form>
    </div>
  );
}
