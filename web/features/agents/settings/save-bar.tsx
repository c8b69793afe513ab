import { Button } from '#web/ui/button.tsx';
import { useUnsavedWarning } from '#web/ui/forms/unsaved/use-unsaved-warning.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { AgentForm } from './use-agent-form.ts';

/** The button that saves the form around it, and what keeps it from being saved. */
export function SaveBar({
  form,
  hasUnsaved,
  conflict,
  label,
  within,
}: Pick<AgentForm, 'form' | 'hasUnsaved' | 'conflict'> & { label: string; within?: string }) {
  useUnsavedWarning(hasUnsaved, within);
  return (
    <div className="space-y-4">
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={form.isBusy}>
          {label}
        </Button>
        <p role="status" className="text-sm text-ink-secondary">
          {hasUnsaved ? 'You have unsaved changes.' : ''}
        </p>
      </div>
    </div>
  );
}
