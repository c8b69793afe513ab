import { EmbedDrawing } from '#web/features/marketing/drawings/embed-drawing.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { Drawing } from '#web/site/drawing.tsx';

/** What is to be done on a website: it is one line. */
export function OneLine() {
  return (
    <section className="py-16 sm:py-24">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-10 px-4 sm:px-6 lg:grid-cols-2">
        <div className="max-w-xl">
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
            <p className="rounded-lg bg-deep px-5 py-4 font-mono text-sm wrap-anywhere text-on-deep/80">
              {'<script async src='}
              <span className="scheme-light-tokens text-cited">"https://www.example.com/widget.js"</span>
              {' data-agent-id='}
              <span className="scheme-light-tokens text-cited">"…"</span>
              {'></script>'}
            </p>
          </Drawing>
        </div>
        <EmbedDrawing />
      </div>
    </section>
  );
}
