import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { type Demo, demos } from './chatgenie-content.ts';
import { DemoPanel } from './demo-panel.tsx';

const names = Object.keys(demos) as Demo[];
const parameter = 'demo';

/** Two tabs, voice queries first. Which one is open stands in the address; without scripts both are shown. */
export function DemoTabs() {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Demo>('voice');
  const tabs = useRef(new Map<Demo, HTMLButtonElement>());

  // After hydration, since the page was written for the address without parameters.
  const asked = search.get(parameter);
  useEffect(() => setOpen(asked === 'insights' ? 'insights' : 'voice'), [asked]);

  const choose = (demo: Demo) => {
    setOpen(demo);
    setSearch(demo === 'voice' ? {} : { [parameter]: demo }, { replace: true, preventScrollReset: true });
  };

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target =
      step === undefined
        ? { Home: names[0], End: names.at(-1) }[event.key]
        : names[(names.indexOf(open) + step + names.length) % names.length];
    if (!target) return;
    event.preventDefault();
    choose(target);
    tabs.current.get(target)?.focus();
  };

  return (
    <div>
      <div
        role="tablist"
        data-demo-tabs
        aria-label="Examples"
        onKeyDown={move}
        className="inline-flex gap-1 rounded-lg border border-line bg-surface p-1"
      >
        {names.map((name) => (
          <button
            key={name}
            ref={(tab) => {
              if (tab) tabs.current.set(name, tab);
            }}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={open === name}
            tabIndex={open === name ? 0 : -1}
            onClick={() => choose(name)}
            className={classNames(
              'min-h-10 rounded-md px-4 text-sm font-semibold transition-colors',
              open === name ? 'bg-brand text-on-brand' : 'text-ink-secondary hover:bg-sunken hover:text-ink',
            )}
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
            // In one cell on top of each other, so that the page below stays where it is.
            className={classNames('col-start-1 row-start-1', open !== name && 'invisible')}
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
