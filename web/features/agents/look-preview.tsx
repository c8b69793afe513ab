import type { AgentSettings } from '#contract/agents.ts';
import { defaultMessageColor } from '#contract/agents.ts';
import { surfaceOf } from '#web/lib/readable-on.ts';
import { classNames } from '#web/ui/class-names.ts';

type Look = Pick<AgentSettings, 'displayName' | 'welcomeMessage' | 'messageColor' | 'colorMode'>;

/** A drawing of the chat with the look that is being edited, before it is saved; a picture, not controls. */
export function LookPreview({ displayName, welcomeMessage, messageColor, colorMode }: Look) {
  const color = /^#[0-9a-fA-F]{6}$/.test(messageColor) ? messageColor : defaultMessageColor;
  const own = surfaceOf(color);
  return (
    <figure className="xl:sticky xl:top-24">
      <figcaption className="mb-2 text-sm font-semibold">Live preview</figcaption>
      <div
        role="img"
        aria-label={`The chat of ${displayName} with sample messages`}
        // The tokens follow this class, whatever the theme of the console is.
        className={classNames(
          'overflow-hidden rounded-lg border border-line text-sm shadow-lg',
          colorMode === 'dark' && 'scheme-dark-tokens',
          colorMode === 'light' && 'scheme-light-tokens',
        )}
      >
        <div
          aria-hidden
          className="flex items-center gap-3 border-b border-line bg-surface px-4 py-3 text-ink"
        >
          <span
            className="flex size-9 shrink-0 items-center justify-center rounded-full font-semibold"
            style={own}
          >
            {Array.from(displayName.trim())[0]?.toUpperCase()}
          </span>
          <span className="min-w-0">
            <span className="block truncate font-semibold">{displayName || ' '}</span>
            <span className="block text-xs text-ink-secondary">AI assistant</span>
          </span>
        </div>
        <div aria-hidden className="space-y-3 bg-surface px-4 py-5 text-ink">
          <p className="mr-8 w-fit rounded-lg bg-sunken px-3.5 py-2.5 break-words">{welcomeMessage || ' '}</p>
          <p className="ml-auto w-fit max-w-[80%] rounded-lg px-3.5 py-2.5" style={own}>
            Do you open on Sundays?
          </p>
          <p className="mr-8 w-fit rounded-lg bg-sunken px-3.5 py-2.5">Yes, from 10 to 4 o'clock.</p>
          <div className="flex flex-wrap gap-2 pt-2 text-xs font-semibold">
            <span className="rounded-full border border-line-strong px-3 py-1.5">Human Help</span>
            <span className="rounded-full border border-line-strong px-3 py-1.5">Finish Conversation</span>
          </div>
          <p className="rounded-md border border-line-strong px-3 py-2.5 text-ink-secondary">
            Ask me anything...
          </p>
        </div>
      </div>
    </figure>
  );
}
