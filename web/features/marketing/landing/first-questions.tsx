import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { QuestionList } from '#web/site/question-list.tsx';

/** What people ask first, with the answers that our own agent gives. */
export function FirstQuestions() {
  return (
    <section className="py-16 sm:py-24">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h2 className={sectionTitleStyle}>What people ask first</h2>
          <p className="mt-4 max-w-sm text-lg text-ink-secondary">
            Our own agent gives the same answers. Ask it something that is not on this page.
          </p>
        </div>
        <QuestionList entries={docsQuestions} />
      </div>
    </section>
  );
}
