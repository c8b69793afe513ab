import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { contactPath } from '#web/site/contact-topics.ts';
import { displayStyle } from '#web/site/display-style.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Cited } from '#web/ui/cited/cited.tsx';

/** Ends the page with its next step, and with what users say, which is nothing yet. */
export function ChatGenieClose() {
  return (
    <section className="bg-deep py-16 text-on-deep sm:py-24">
      <div className="mx-auto grid w-full max-w-7xl items-end gap-x-16 gap-y-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] [&_:focus-visible]:outline-on-deep">
        <div>
          <h2 className={`${displayStyle} max-w-[16ch]`}>
            It’s somewhere in your chats.{' '}
            <span className="scheme-light-tokens whitespace-nowrap">
              <Cited size="display">Ask for it.</Cited>
            </span>
          </h2>
          <div className="scheme-light-tokens mt-8">
            <Link to={paths.chatArchives} className={buttonStyle({ size: 'lg', variant: 'cited' })}>
              Start free
            </Link>
          </div>
        </div>
        <div>
          <h3 className="font-semibold">What users say</h3>
          <p className="mt-1 text-on-deep/80">
            Nobody has reviewed ChatGenie yet: it opened in November 2026. Try it on your own chats, and{' '}
            <Link to={contactPath()} className="rounded-sm text-on-deep underline underline-offset-4">
              tell us what you think
            </Link>
            . We show it here.
          </p>
        </div>
      </div>
    </section>
  );
}
