import { Play } from 'lucide-react';
import { sectionTitleStyle } from '#web/site/display-style.ts';

const files = import.meta.glob<string>('../../../../content/recording/*.{avif,webm}', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const urlOf = (name: string): string | undefined => files[`../../../../content/recording/${name}`];

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

/** Of the picture only the chat is shown, which is from 730 to 1174 px of its 1200, and begins at 113 px. */
const panelStyle = 'h-auto w-[270.3%] max-w-none -translate-x-[60.85%] -translate-y-[15.1%]';

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
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-8 gap-y-8 px-4 sm:px-6 lg:grid-cols-12">
        <div className="max-w-xl lg:col-span-5 lg:pr-8">
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
            the first click to the answer, typing included. The website is that of a{' '}
            <span className="whitespace-nowrap">made-up</span> shop.
          </p>
        </div>
        <div data-recording className="group/recording relative lg:col-span-7">
          {/* On phones the picture is higher than the video. */}
          <div className="noscript:hidden max-sm:group-has-[button:not([hidden])]/recording:hidden">
            <Video />
          </div>
          <noscript>
            <Video hasControls />
          </noscript>
          {/* Until it plays: its answer, nearer. The picture of a video is loaded at once, this one when it is near. */}
          <div className="pointer-events-none relative aspect-[7/9] overflow-hidden rounded-lg sm:absolute sm:inset-0 sm:aspect-auto border border-line bg-sunken noscript:hidden has-[button[hidden]]:hidden">
            <div className="absolute inset-x-[7%] top-[6%] bottom-[20%] overflow-hidden rounded-t-lg border-x border-t border-line shadow-lg sm:inset-x-[23.5%] sm:top-[8%] sm:bottom-0">
              <Still url={urlOf('trial.avif')} look="dark:hidden" />
              <Still url={urlOf('trial-dark.avif') ?? urlOf('trial.avif')} look="hidden dark:block" />
            </div>
            <button
              type="button"
              aria-label={`Play the recording, ${length}`}
              className="scheme-light-tokens pointer-events-auto absolute bottom-[5%] left-1/2 flex max-sm:-translate-x-1/2 min-h-12 items-center gap-2.5 rounded-full bg-cited pr-5 pl-4 font-semibold text-on-cited tabular-nums shadow-lg transition-transform hover:scale-105 motion-reduce:transition-none sm:bottom-6 sm:left-6 sm:min-h-14 sm:pr-6 sm:pl-5 sm:text-lg print:hidden"
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

function Still({ url, look }: { url: string | undefined; look: string }) {
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      fetchPriority="low"
      width={facts?.width}
      height={facts?.height}
      className={`${panelStyle} ${look}`}
    />
  );
}

function Video({ hasControls = false }: { hasControls?: boolean }) {
  return (
    <video
      controls={hasControls}
      poster={hasControls ? urlOf('trial.avif') : undefined}
      muted
      playsInline
      preload="none"
      width={facts?.width}
      height={facts?.height}
      aria-label="Recording: from the address of a website to an answer"
      className="h-auto w-full rounded-lg border border-line bg-surface shadow-md"
    >
      <source src={urlOf('trial.webm')} type="video/webm" />
    </video>
  );
}
