import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { type ChatSize, launcherPixels } from '#contract/look/look.ts';
import { pickSurface } from '#core/look/pick-surface.ts';
import type { LookSettings } from '#core/look/present-look.ts';
import { useEntitlements } from '#web/console/plans/use-entitlements.ts';
import { postToChat } from '#web/lib/chat-frame/post-to-chat.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Scene, sampleSession } from './sample-session.ts';

interface LookPreviewProps {
  look: LookSettings &
    Pick<AgentSettings, 'position' | 'isOpenedOnLoad' | 'size' | 'outsideHoursMessage'> & {
      avatarUrl: string | null;
    };
  scene?: Scene;
}

/** Widths of the panel next to each other, as far as there is room. */
const widths: Record<ChatSize, string> = { small: 'max-w-86', medium: 'max-w-100', large: 'max-w-114' };

/** The chat's own panel, with the look that is being edited before it is saved. */
export function LookPreview({ look, scene = 'conversation' }: LookPreviewProps) {
  const { position, isOpenedOnLoad, size } = look;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const isFirst = useRef(true);
  const session = sampleSession(look, useEntitlements(), scene);
  const shownForm = scene === 'human' || scene === 'leads' ? scene : null;

  // Open at first, since it is the look that one came for; from then on as the website would show it.
  useEffect(() => {
    if (!isFirst.current) setIsOpen(isOpenedOnLoad);
    isFirst.current = false;
  }, [isOpenedOnLoad]);

  const show = () => postToChat(frame.current, { parley: 1, type: 'sample', session, shownForm });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again whenever anything of it has changed
  useEffect(() => show(), [JSON.stringify(session), shownForm]);

  const side = position === 'left' ? 'items-start' : 'items-end';
  return (
    <figure id="live-preview" className="scroll-mt-20 xl:sticky xl:top-24">
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold">
        Live preview
        <span className="text-xs font-normal text-ink-secondary">
          {isOpenedOnLoad ? 'Opens with the website' : 'Opens when the visitor presses the button'}
        </span>
      </figcaption>
      <div className={classNames('flex flex-col justify-end gap-3 rounded-lg bg-sunken p-3 sm:p-4', side)}>
        <div
          // All of the sample is seen, however low the window. A picture: nothing in it can be pressed, since there is no agent behind it.
          inert
          className={classNames(
            'relative h-164 w-full xl:h-[clamp(37rem,calc(100dvh-19.25rem),41rem)] overflow-hidden rounded-lg bg-surface shadow-lg ring-1 ring-line',
            widths[size],
            !isOpen && 'invisible',
          )}
        >
          <iframe
            ref={frame}
            src="/widget/sample"
            title={`The chat of ${session.agent.displayName} with sample messages`}
            onLoad={show}
            tabIndex={-1}
            className="block size-full"
          />
        </div>
        <button
          type="button"
          aria-label="Chat of the preview"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="relative flex shrink-0 items-center justify-center rounded-full shadow-lg"
          style={{
            ...pickSurface(session.agent.messageColor),
            width: launcherPixels[size],
            height: launcherPixels[size],
          }}
        >
          {isOpen ? <ChevronDown aria-hidden className="size-7" /> : <LauncherIcon />}
        </button>
      </div>
    </figure>
  );
}

/** The outline of `widget/launcher/draw-launcher.ts`. */
function LauncherIcon() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-7"
    >
      <path d="M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.4 8.4 0 1 1 21 11.5z" />
    </svg>
  );
}
