import { Button } from '#web/ui/button.tsx';
import { useUnsavedWarning } from '#web/ui/forms/use-unsaved-warning.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AgentForm } from './use-agent-form.ts';

/** The button that saves the form around it, and what keeps it from being saved. */
export function SaveBar({
  form,
  hasUnsaved,
  label,
}: Pick<AgentForm, 'form' | 'hasUnsaved'> & { label: string }) {
  const warning = useUnsavedWarning(hasUnsaved);
  return (
    <div className="space-y-4">
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={form.isBusy}>
          {label}
        </Button>
        <p role="status" className="text-sm text-ink-secondary">
          {hasUnsaved ? 'You have unsaved changes.' : ''}
        </p>
      </div>
      {warning}
    </div>
  );
}
