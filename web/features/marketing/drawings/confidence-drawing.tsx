import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';

/** The scale from 0 to 1 with its three ranges. The bounds are those of the documentation. */
export function ConfidenceDrawing() {
  return (
    <Drawing label="A scale from 0 to 1. Below about one seventh: unanswered. Up to about one half: partly answered. Above: answered. One answer is marked at 0.82.">
      <DrawnWindow title="Confidence">
        <div className="px-5 pt-14 pb-7 sm:px-7">
          <div className="relative">
            <div className="absolute bottom-full left-[82%] mb-2 flex -translate-x-1/2 flex-col items-center">
              <span className="rounded-md bg-ink px-2 py-0.5 text-sm font-semibold text-page tabular-nums">
                0.82
              </span>
              <span className="-mt-1 size-2 rotate-45 bg-ink" />
            </div>
            <div className="grid h-5 grid-cols-[14fr_36fr_50fr] gap-1">
              <span className="rounded-sm bg-failed" />
              <span className="rounded-sm bg-partial" />
              <span className="rounded-sm bg-ready" />
            </div>
          </div>
          <div className="mt-3 grid grid-cols-[14fr_36fr_50fr] gap-1 text-xs font-semibold">
            <span className="text-failed">Unanswered</span>
            <span className="text-partial">Partly answered</span>
            <span className="text-ready">Answered</span>
          </div>
          <div className="mt-6 rounded-md bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">Does the Heron 3 come with lights?</p>
            <p className="mt-1 text-ink-secondary">Bicycles › Heron 3: “Front and rear lights are fitted.”</p>
          </div>
        </div>
      </DrawnWindow>
    </Drawing>
  );
}
