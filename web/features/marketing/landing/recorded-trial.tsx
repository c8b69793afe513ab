import { Play } from 'lucide-react';
import { sectionTitleStyle } from '#web/site/display-style.ts';

const files = import.meta.glob<string>('../../../../content/recording/trial.{avif,webm}', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const urlOf = (kind: 'avif' | 'webm'): string | undefined =>
  files[`../../../../content/recording/trial.${kind}`];

interface Recording {
  width: number;
  height: number;
  /** From the first click to the answer. */
  seconds: number;
}
const [facts] = Object.values(
  import.meta.glob<Recording>('../../../../content/recording/trial.json', { import: 'default', eager: true }),
);

/** All that is seen in the recording, which has no sound. */
const steps = [
  'Enter the address of a website and choose Try it.',
  'The agent reads its first pages, and offers questions that it can answer.',
  'Ask one. The answer comes with its page, and with the sentence there.',
] as const;

/**
 * What happens on this page, recorded from the running product by `npm run recording`. `public-scripts/play-recording.ts` plays it
 * at the press of the button and brings the browser's own controls; until then only a picture is loaded, and nothing moves.
 */
export function RecordedTrial() {
  if (!facts) return null;
  return (
    <section className="py-16 sm:py-24">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-14 gap-y-8 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)]">
        <div className="max-w-xl">
          <h2 className={sectionTitleStyle}>From your address to an answer</h2>
          <ol className="mt-6 space-y-3 text-lg">
            {steps.map((step, place) => (
              <li key={step} className="flex gap-3">
                <span aria-hidden className="font-display font-semibold text-brand tabular-nums">
                  {place + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-6 text-ink-secondary">
            Recorded from the running product, in one piece and at its own speed: {facts.seconds} seconds from
            the first click to the answer, typing included. The website is that of a made-up shop.
          </p>
        </div>
        <div data-recording className="relative">
          <video
            controls
            muted
            playsInline
            preload="none"
            poster={urlOf('avif')}
            width={facts.width}
            height={facts.height}
            aria-label="Recording: from the address of a website to an answer"
            className="h-auto w-full rounded-lg border border-line bg-surface shadow-md"
          >
            <source src={urlOf('webm')} type="video/webm" />
          </video>
          {/* In the dark the picture is dimmed until it plays. */}
          <div className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-lg noscript:hidden has-[button[hidden]]:hidden dark:bg-scrim/50">
            <button
              type="button"
              aria-label="Play the recording"
              className="scheme-light-tokens pointer-events-auto flex size-16 items-center justify-center rounded-full bg-cited text-on-cited shadow-lg ring-6 ring-surface/70 transition-transform hover:scale-105 motion-reduce:transition-none sm:size-20 print:hidden"
            >
              <Play aria-hidden className="ml-1 size-7 fill-current" />
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
