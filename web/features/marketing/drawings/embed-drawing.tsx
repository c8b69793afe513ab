import { MessageCircle } from 'lucide-react';
import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';

/** A page of a website with the launcher in its corner. */
export function EmbedDrawing() {
  return (
    <Drawing label="A shop’s web page with the round chat button in the lower right corner and a greeting next to it.">
      <DrawnWindow title="www.kiln.example">
        <div className="relative p-5 sm:p-6">
          <div className="flex items-center justify-between">
            <span className="font-display text-lg font-semibold">Kiln &amp; Co.</span>
            <span className="flex gap-3">
              <span className="h-2 w-10 rounded-full bg-line" />
              <span className="h-2 w-8 rounded-full bg-line" />
              <span className="h-2 w-12 rounded-full bg-line" />
            </span>
          </div>
          <div className="mt-6 grid grid-cols-3 gap-3 sm:gap-4">
            <Pot path="M30 24h40l-4 10c10 8 14 20 10 32-3 10-10 14-26 14s-23-4-26-14c-4-12 0-24 10-32z" />
            <Pot path="M24 34h44v30c0 10-8 16-22 16s-22-6-22-16zM68 42h6c8 0 8 20 0 20h-6" />
            <Pot path="M20 48h60c0 18-12 30-30 30S20 66 20 48zM38 78h24l3 6H35z" />
          </div>
          <div className="mt-5 space-y-2 pb-16">
            <span className="block h-2 w-4/5 rounded-full bg-line" />
            <span className="block h-2 w-3/5 rounded-full bg-line" />
          </div>
          <div className="absolute right-5 bottom-5 flex items-end gap-3">
            <span className="rounded-lg rounded-br-sm border border-line bg-surface px-3.5 py-2 text-sm shadow-md">
              Hi! How can I help you today?
            </span>
            <span className="flex size-13 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand shadow-lg">
              <MessageCircle className="size-6" />
            </span>
          </div>
        </div>
      </DrawnWindow>
    </Drawing>
  );
}

function Pot({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="w-full rounded-md bg-sunken">
      <path d={path} className="fill-brand-soft stroke-brand" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
