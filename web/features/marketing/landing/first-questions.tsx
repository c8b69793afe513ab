import { brand } from '#contract/brand.ts';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { QuestionList } from '#web/site/question-list.tsx';
import { AskField } from './ask-field.tsx';
import { FirstAnswer } from './first-answer.tsx';

const entries = docsQuestions
  .slice(0, 6)
  .map(({ question, answer }, place) =>
    place === 0 ? { question, answer: <FirstAnswer text={answer} />, isOpen: true } : { question, answer },
  );

/** What people ask first, with the answers that our own agent gives. The first one is open, with its place in the documentation. */
export function FirstQuestions() {
  return (
    <section className="pb-16 sm:pb-24">
      <div className="mx-auto grid max-w-7xl gap-x-8 gap-y-8 px-4 sm:px-6 lg:grid-cols-12">
        <div className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
          <h2 className={sectionTitleStyle}>What people ask first</h2>
          <p className="mt-4 max-w-sm text-lg text-ink-secondary">
            Our own agent gives the same answers. Ask it something that is not on this page.
          </p>
          {/* The chat takes this place when somebody asks. */}
          <div
            data-agent={`Chat with the ${brand.name} guide`}
            className="chat-tokens relative mt-6 max-w-md rounded-[24px] has-[iframe]:min-h-136"
          >
            <AskField />
          </div>
        </div>
        <div className="lg:col-span-7">
          <QuestionList entries={entries} />
        </div>
      </div>
    </section>
  );
}
