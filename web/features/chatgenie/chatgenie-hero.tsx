import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { headline } from './chatgenie-content.ts';
import { ThreadsDrawing } from './threads-drawing.tsx';

const words = headline.split(' ');

/** Nearly as large as that of the home page: it has a few words more. */
const titleStyle =
  'font-display text-[clamp(2.5rem,1.5rem+4.2vw,4.75rem)] leading-none font-semibold tracking-[-0.03em]';

/** Everything is in the page from the start; `chatgenie.css` sets when each part appears. */
export function ChatGenieHero() {
  return (
    <section className="bg-deep text-on-deep">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-12 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 sm:pb-20 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="[&_:focus-visible]:outline-on-deep">
          <h1 className={titleStyle} style={{ '--last-word': words.length - 1 } as CSSProperties}>
            {words.map((word, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: words of a constant
                key={index}
                className="chatgenie-word"
                style={{ '--word': index } as CSSProperties}
              >
                {word}
                {index < words.length - 1 && ' '}
              </span>
            ))}
          </h1>
          <div className="chatgenie-after">
            <p className="mt-6 max-w-xl text-lg">
              ChatGenie reads the exports of your chat apps, counts what is in them, answers questions and
              shows the message behind every answer. Only you see your chats.
            </p>
            <div className="scheme-light-tokens mt-8 flex flex-wrap gap-3">
              <Link to={paths.chatArchives} className={buttonStyle({ size: 'lg', variant: 'cited' })}>
                Start free
              </Link>
              <a href="#demo" className={buttonStyle({ size: 'lg', variant: 'deep' })}>
                See examples
              </a>
            </div>
          </div>
        </div>
        <div className="chatgenie-after">
          <ThreadsDrawing />
        </div>
      </div>
    </section>
  );
}
