import { Database, FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Source, SourceContent } from '#contract/sources/sources.schemas.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { SaveAndCheck } from '#web/features/sources/editing/save-and-check.tsx';
import { readSchedule } from '#web/features/sources/schedule/read-schedule.ts';
import { ScheduleField } from '#web/features/sources/schedule/schedule-field.tsx';
import { isTraining, useSourceActions } from '#web/features/sources/sources.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { useUnsavedWarning } from '#web/ui/forms/unsaved/use-unsaved-warning.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

type NotionContent = SourceContent & { kind: 'notion' };

interface NotionSettingsProps {
  source: Source;
  content: NotionContent;
}

/** The chosen pages of Notion, which can be left out, and how often they are read. Used when they are read next. */
export function NotionSettings({ source, content }: NotionSettingsProps) {
  const { change, retrain } = useSourceActions(source.agentId, source.id);
  const [items, setItems] = useState(content.items);
  const readsNow = useRef(false);
  const form = useForm({
    read: (data) => ({ items, schedule: readSchedule(data) }),
    send: async (values) => {
      await change.mutateAsync(values);
      if (!readsNow.current) return void showToast.done('Saved. Used the next time Notion is read.');
      await retrain.mutateAsync();
      showToast.done('Saved. The pages are being read.');
    },
  });
  const hasChanges = form.hasChanges || items.length !== content.items.length;
  useUnsavedWarning(hasChanges && !form.isBusy);
  return (
    <Card title="Notion settings" description="Used the next time the pages are read.">
      <form {...form.props} className="space-y-5">
        <ChosenItems
          items={items}
          onRemove={(item) => setItems((all) => all.filter(({ id }) => id !== item.id))}
        />
        <ScheduleField defaultValue={content.schedule} />
        <CallFailure error={form.failure} />
        <SaveAndCheck
          isBusy={form.isBusy}
          canCheckNow={!isTraining(source)}
          onPress={(isNow) => {
            readsNow.current = isNow;
          }}
        />
      </form>
    </Card>
  );
}

interface ChosenItemsProps {
  items: NotionContent['items'];
  onRemove: (item: NotionContent['items'][number]) => void;
}

function ChosenItems({ items, onRemove }: ChosenItemsProps) {
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-semibold">Pages and databases</legend>
      <ul className="rounded-md border border-line">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex min-h-11 items-center gap-3 border-b border-line py-1 pr-2 pl-4 text-sm last:border-b-0"
          >
            {item.kind === 'page' ? (
              <FileText aria-label="Page" className="size-4 shrink-0 text-ink-secondary" />
            ) : (
              <Database aria-label="Database" className="size-4 shrink-0 text-ink-secondary" />
            )}
            <span className="min-w-0 flex-1 break-words">{item.title || 'Untitled'}</span>
            {/* Without any there would be nothing to read: then the source is deleted. */}
            {items.length > 1 && (
              <IconButton label={`Leave out ${item.title || 'Untitled'}`} onClick={() => onRemove(item)}>
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-secondary">
        Pages that you leave out are no longer used once the source is read again. To read none of them,
        delete this source.
      </p>
    </fieldset>
  );
}
