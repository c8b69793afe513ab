import { EmbedDrawing } from '#web/features/marketing/drawings/embed-drawing.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { Drawing } from '#web/site/drawing.tsx';

/** What is to be done on a website: it is one line. */
export function OneLine() {
  return (
    <section className="py-16 sm:py-24">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-8 gap-y-10 px-4 sm:px-6 lg:grid-cols-2">
        <div className="max-w-xl min-w-0">
          <h2 className={sectionTitleStyle}>One line of code on your site</h2>
          <p className="mt-4 text-lg text-ink-secondary">
            The chat runs in its own frame. It never blocks or shifts your page, and its script stays the same
            however often you train the agent.
          </p>
          <CheckList
            className="mt-6"
            entries={[
              'Loaded only when a visitor is about to use it',
              'Works with a keyboard, with a screen reader and on phones',
              'Readable contrast with any colour you choose',
            ]}
          />
          <Drawing label="One script tag, placed between the head tags." className="mt-8">
            <p className="rounded-lg bg-deep px-4 py-4 font-mono text-xs wrap-anywhere text-on-deep/80 sm:px-5 sm:text-sm">
              {'<script async'}
              <span className="block pl-[2ch]">
                src=
                <span className="scheme-light-tokens text-cited">"https://www.example.com/widget.js"</span>
              </span>
              <span className="block pl-[2ch]">
                data-agent-id=<span className="scheme-light-tokens text-cited">"…"</span>
                {'></script>'}
              </span>
            </p>
          </Drawing>
        </div>
        <EmbedDrawing />
      </div>
    </section>
  );
}
