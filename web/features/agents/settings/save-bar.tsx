import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useUnsavedWarning } from '#web/ui/forms/unsaved/use-unsaved-warning.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { AgentForm } from './use-agent-form.ts';

interface SaveBarProps extends Pick<AgentForm, 'form' | 'hasUnsaved' | 'conflict' | 'discard'> {
  label: string;
  /** Leaving the page for one below this address keeps what was typed. */
  within?: string;
}

/**
 * The end of the form around it: the button that saves it, and what keeps it from being saved. While something is not
 * saved it stays in view, wherever in the form one is.
 */
export function SaveBar({ form, hasUnsaved, conflict, discard, label, within }: SaveBarProps) {
  useUnsavedWarning(hasUnsaved, within);
  return (
    <div
      className={classNames(
        'space-y-3',
        (hasUnsaved || form.isBusy) &&
          'sticky bottom-3 z-10 animate-fade-in rounded-lg border border-line bg-surface p-3 pl-5 shadow-lg',
      )}
    >
      {conflict ? (
        <Notice
          tone="error"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={conflict.keepMine}>
                Keep mine
              </Button>
              <Button size="sm" variant="secondary" onClick={conflict.takeTheirs}>
                Use the saved values
              </Button>
            </span>
          }
        >
          {conflict.message} What you typed is still here.
          <ul className="mt-2 font-normal">
            {conflict.changes.map(({ name, sentence }) => (
              <li key={name}>
                {name}: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        form.message && <Notice tone="error">{form.message}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-0 flex-1 text-sm font-medium empty:hidden">
          {hasUnsaved ? 'You have unsaved changes.' : ''}
        </p>
        {hasUnsaved && (
          <Button variant="ghost" onClick={discard}>
            Discard
          </Button>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {label}
        </Button>
      </div>
    </div>
  );
}
