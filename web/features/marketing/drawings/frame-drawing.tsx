import { Globe, Lock } from 'lucide-react';
import { Drawing } from '#web/site/drawing.tsx';

/** The host page, the chat frame inside it, and the border between them. */
export function FrameDrawing() {
  return (
    <Drawing label="A web page with the chat frame inside it and a closed border between them. The page only sends commands to open and close; the frame only sends ids back.">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-lg sm:p-7">
        <p className="flex items-center gap-2 text-sm font-semibold text-ink-secondary">
          <Globe className="size-4" />
          Your page
        </p>
        <div className="mt-4 space-y-2">
          <span className="block h-2 w-11/12 rounded-full bg-line" />
          <span className="block h-2 w-3/4 rounded-full bg-line" />
          <span className="block h-2 w-5/6 rounded-full bg-line" />
        </div>
        <div className="mt-6 grid grid-cols-2 gap-4 text-xs font-semibold text-ink-secondary">
          <span className="flex flex-col items-center gap-1">
            open, close
            <Arrow isUp={false} />
          </span>
          <span className="flex flex-col items-center gap-1">
            ids, never text
            <Arrow isUp />
          </span>
        </div>
        <div className="mt-1 rounded-lg border-2 border-brand p-4 sm:p-5">
          <p className="flex items-center gap-2 text-sm font-semibold text-brand">
            <Lock className="size-4" />
            The chat, in a frame from its own origin
          </p>
          <div className="mt-4 space-y-3">
            <span className="ml-auto block h-8 w-1/2 rounded-lg rounded-br-sm bg-brand" />
            <span className="block h-14 w-3/4 rounded-lg rounded-bl-sm bg-sunken" />
          </div>
        </div>
      </div>
    </Drawing>
  );
}

function Arrow({ isUp }: { isUp: boolean }) {
  return (
    <svg viewBox="0 0 12 36" aria-hidden="true" className={`h-9 ${isUp ? 'rotate-180' : ''}`}>
      <path
        d="M6 2v30M2 28l4 5 4-5"
        className="fill-none stroke-brand"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
