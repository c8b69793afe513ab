import { paths } from '#contract/page-addresses.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

const questions = [
  'How do I put the chat on my website?',
  'What can an agent learn from?',
  'Can I run it on my own server?',
];

/** Opens the widget on this page, with the agent that is trained on the documentation. */
export function DemoInvitation() {
  return (
    <section className="py-14 sm:py-20">
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-10 px-4 sm:px-6 lg:grid-cols-2">
        <div className="max-w-xl">
          <h2 className={sectionTitleStyle}>Don’t take our word for it. Ask.</h2>
          <p className="mt-4 text-lg text-ink-secondary">
            This agent is trained on our docs. Ask anything and check its source. Then ask something the docs
            don’t cover.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <button type="button" data-open-widget className={buttonStyle({ size: 'lg' }, 'noscript:hidden')}>
              Ask the agent
            </button>
            <a href={paths.docs} className={buttonStyle({ size: 'lg' }, 'hidden noscript:inline-flex')}>
              See its sources
            </a>
          </div>
        </div>
        <ul className="grid gap-3 text-lg">
          {questions.map((question, index) => (
            <li
              key={question}
              className={[
                'w-fit max-w-full rounded-lg rounded-br-sm border border-line bg-surface px-5 py-3.5 font-medium',
                ['', 'ml-6 sm:ml-16', 'ml-3 sm:ml-8'][index],
              ].join(' ')}
            >
              {question}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
