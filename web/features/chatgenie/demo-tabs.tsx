import { classNames } from '#web/ui/class-names.ts';
import { type Demo, demos } from './chatgenie-content.ts';
import { DemoPanel } from './demo-panel.tsx';

const names = Object.keys(demos) as Demo[];

/** The panels share one grid cell, so that the page below does not shift when the tab changes. */
const whenOpen: Record<Demo, string> = {
  voice: 'group-data-[open=insights]/demo:invisible',
  insights: 'group-data-[open=voice]/demo:invisible',
};

/** Two tabs, voice queries first; `show-demo.ts` handles them. Without scripts both are shown. */
export function DemoTabs() {
  return (
    <div data-demos data-open="voice" className="group/demo">
      <div
        role="tablist"
        data-demo-tabs
        aria-label="Examples"
        className="inline-flex gap-1 rounded-full border border-line bg-sunken p-1"
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            data-demo-tab={name}
            aria-controls={`panel-${name}`}
            aria-selected={name === 'voice'}
            tabIndex={name === 'voice' ? 0 : -1}
            className="min-h-10 rounded-full px-5 text-sm font-semibold text-ink-secondary transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-sm dark:aria-selected:bg-line"
          >
            {demos[name].label}
          </button>
        ))}
      </div>
      <div className="mt-8 grid">
        {names.map((name) => (
          <div
            key={name}
            role="tabpanel"
            id={`panel-${name}`}
            aria-labelledby={`tab-${name}`}
            data-demo={name}
            className={classNames('col-start-1 row-start-1', whenOpen[name])}
          >
            <DemoPanel {...demos[name]} />
          </div>
        ))}
      </div>
      <noscript>
        <style>
          {
            '[data-demo-tabs]{display:none}[data-demo]{visibility:visible!important;grid-row:auto!important;margin-bottom:3rem}'
          }
        </style>
      </noscript>
    </div>
  );
}
