import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { docsCommentLength } from '#contract/docs/docs-feedback.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';

/** Asks whether the page helped. This is the markup with all its states; `rate-docs-page.ts` handles it. */
export function DocsRating({ slug }: { slug: string }) {
  const choice = buttonStyle({ variant: 'secondary', size: 'sm' });
  return (
    <section
      data-docs-rating={slug}
      data-state="asking"
      aria-label="Was this page helpful?"
      className="group/rating mt-14 rounded-lg border border-line bg-surface px-5 py-4 noscript:hidden print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 group-data-[state=done]/rating:hidden">
        <p className="font-semibold">Was this page helpful?</p>
        <div className="flex gap-2 group-data-[state=commenting]/rating:hidden">
          <button type="button" data-helpful="yes" className={choice}>
            <ThumbsUp aria-hidden />
            Yes
          </button>
          <button type="button" data-helpful="no" className={choice}>
            <ThumbsDown aria-hidden />
            No
          </button>
        </div>
      </div>
      <form
        method="dialog"
        noValidate
        className="group/form mt-3 hidden space-y-3 group-data-[state=commenting]/rating:block"
      >
        <label htmlFor="docs-comment" className="block text-sm">
          <span data-prompt />
          <span className="text-ink-secondary"> (optional)</span>
        </label>
        <TextArea id="docs-comment" name="comment" rows={3} maxLength={docsCommentLength} />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className={buttonStyle({ size: 'sm' })}>
            Send
          </button>
          <p className="text-xs text-ink-secondary">We store no name and no address with it.</p>
        </div>
      </form>
      <p role="status" data-said tabIndex={-1} className="text-sm outline-none empty:hidden" />
    </section>
  );
}
