import { paths } from '#web/paths.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

const questions = [
  'How do I put the chat on my website?',
  'What can an agent learn from?',
  'Can I run it on my own server?',
];

/** The best pitch is the product: its own widget on this page, answering from its own documentation. */
export function DemoInvitation() {
  return (
    <section className="py-14 sm:py-20">
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-10 px-4 sm:px-6 lg:grid-cols-2">
        <div className="max-w-xl">
          <h2 className={sectionTitleStyle}>Do not take our word for it. Ask.</h2>
          <p className="mt-4 text-lg text-ink-secondary">
            An agent of this very installation has read our documentation. Ask it something that is in there
            and look where it says it has it from. Then ask something that is not.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <button type="button" data-open-widget className={buttonStyle({ size: 'lg' }, 'noscript:hidden')}>
              Ask it here
            </button>
            <a href={paths.docs} className={buttonStyle({ size: 'lg' }, 'hidden noscript:inline-flex')}>
              Read what it has read
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
