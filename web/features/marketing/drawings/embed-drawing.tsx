import { MessageCircle } from 'lucide-react';
import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';

/** A page of a website with the launcher in its corner. */
export function EmbedDrawing() {
  return (
    <Drawing label="A shop’s web page with the round chat button in the lower right corner and a greeting next to it.">
      <DrawnWindow title="www.fernwood.example">
        <div className="relative p-5 sm:p-6">
          <div className="flex items-center justify-between">
            <span className="font-display text-lg font-semibold">Fernwood Cycles</span>
            <span className="flex gap-3">
              <span className="h-2 w-10 rounded-full bg-line" />
              <span className="h-2 w-8 rounded-full bg-line" />
              <span className="h-2 w-12 rounded-full bg-line" />
            </span>
          </div>
          <div className="mt-6 grid grid-cols-3 gap-3 sm:gap-4">
            <Ware path="M14 62a15 15 0 1 0 30 0 15 15 0 1 0-30 0M56 62a15 15 0 1 0 30 0 15 15 0 1 0-30 0M29 62l11-24h22l9 24M40 38l11 24H29M51 62l11-24M35 32h10M58 30h10" />
            <Ware path="M16 60c0-20 14-33 34-33s34 13 34 33v5H16zM34 60c0-14 5-26 16-33M66 60c0-14-5-26-16-33M28 65c4 8 9 12 22 12s18-4 22-12" />
            <Ware path="M24 60c0-16 11-28 26-28s26 12 26 28zM18 60h64M50 32v-8M44 24h12M42 60v8a8 8 0 0 0 16 0v-8" />
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

function Ware({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="w-full rounded-md bg-sunken">
      <path d={path} className="fill-brand-soft stroke-brand" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
