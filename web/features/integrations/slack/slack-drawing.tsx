import { LogoMark } from '#web/shell/logo.tsx';

/** A human request as it appears in a channel, with the reply of a colleague. */
export function SlackDrawing() {
  return (
    <div className="mx-auto max-w-md xl:max-w-none rounded-lg border border-line bg-surface p-4 text-sm shadow-md">
      <p className="mb-3 font-semibold text-ink-secondary"># support</p>
      <div className="flex gap-3">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-brand">
          <LogoMark isOnBrand className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-xs text-ink-secondary">Your agent, 9:41</p>
          <p className="mt-0.5 font-semibold">A visitor asks for a person</p>
          <p className="mt-1 border-l-3 border-line-strong pl-3">Can I bring my bike in on Saturday?</p>
          <p className="mt-3 text-xs font-semibold text-brand">1 reply</p>
        </div>
      </div>
      <div className="mt-2 flex gap-3 pl-12">
        <span className="flex size-7 shrink-0 items-center justify-center rounded-md bg-brand-soft text-xs font-semibold text-on-brand-soft">
          A
        </span>
        <p className="rounded-md bg-sunken px-3 py-1.5">Yes, from 9 to 13. See you then!</p>
      </div>
    </div>
  );
}
