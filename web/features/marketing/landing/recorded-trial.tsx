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
  /** Of all of it, in seconds. */
  length: number;
}
const [facts] = Object.values(
  import.meta.glob<Recording>('../../../../content/recording/trial.json', { import: 'default', eager: true }),
);

/** Of the picture only the chat is shown, which is from 730 to 1174 px of its 1200, and begins at 113 px; on phones from its answer. */
const panelStyle = 'w-[270.3%] -translate-x-[60.85%] -translate-y-[46.7%] sm:-translate-y-[15.1%]';

/** All that is seen in the recording, which has no sound. */
const steps = [
  'Enter the address of a website and choose Try it.',
  'The agent reads its first pages, and offers questions that it can answer.',
  'Ask one. The answer comes with its page, and with the sentence there.',
] as const;

/**
 * What happens on this page, recorded from the running product by `npm run recording`. `public-scripts/play-recording.ts` plays it
 * at the press of the button and brings the browser's own controls; until then only a picture is loaded, and nothing moves.
 * Without scripts the controls and the picture are there from the start.
 */
export function RecordedTrial() {
  if (!facts) return null;
  const length = `0:${String(facts.length).padStart(2, '0')}`;
  return (
    <section className="py-16 sm:py-24">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-14 gap-y-8 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)]">
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
          <div className="noscript:hidden">
            <Video />
          </div>
          <noscript>
            <Video hasControls />
          </noscript>
          {/* Until it plays: its answer, nearer. The picture of a video is loaded at once, this one when it is near. */}
          <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-lg border border-line bg-sunken noscript:hidden has-[button[hidden]]:hidden">
            <div className="absolute inset-x-[6%] top-0 h-full overflow-hidden border-x border-line shadow-lg sm:top-[8%] sm:left-[34%] sm:rounded-t-lg sm:border-t">
              <img
                src={urlOf('avif')}
                alt=""
                loading="lazy"
                fetchPriority="low"
                width={facts.width}
                height={facts.height}
                className={`h-auto max-w-none ${panelStyle}`}
              />
            </div>
            <button
              type="button"
              aria-label={`Play the recording, ${length}`}
              className="scheme-light-tokens pointer-events-auto absolute bottom-4 left-4 flex min-h-12 items-center gap-2.5 rounded-full bg-cited pr-5 pl-4 font-semibold text-on-cited tabular-nums shadow-lg transition-transform hover:scale-105 motion-reduce:transition-none sm:bottom-6 sm:left-6 sm:min-h-14 sm:pr-6 sm:pl-5 sm:text-lg print:hidden"
            >
              <Play aria-hidden className="size-5 fill-current" />
              {length}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

function Video({ hasControls = false }: { hasControls?: boolean }) {
  return (
    <video
      controls={hasControls}
      poster={hasControls ? urlOf('avif') : undefined}
      muted
      playsInline
      preload="none"
      width={facts?.width}
      height={facts?.height}
      aria-label="Recording: from the address of a website to an answer"
      className="h-auto w-full rounded-lg border border-line bg-surface shadow-md"
    >
      <source src={urlOf('webm')} type="video/webm" />
    </video>
  );
}
