import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Spinner } from '#web/ui/spinner.tsx';

export interface DeliveryItem {
  key: string | number;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  reason: string | null;
  note?: string;
}

/** Things sent one after the other, each with how it went. */
export function DeliveryList({ label, items }: { label: string; items: readonly DeliveryItem[] }) {
  return (
    <ul aria-label={label} aria-live="polite" className="space-y-2">
      {items.map(({ key, name, state, reason, note }) => (
        <li key={key} className="flex items-start gap-3 rounded-md bg-sunken px-4 py-2.5 text-sm">
          {state === 'waiting' && (
            <Clock aria-label="Waiting" className="mt-0.5 size-4 shrink-0 text-ink-secondary" />
          )}
          {state === 'sending' && <Spinner className="mt-0.5" />}
          {state === 'done' && (
            <CircleCheck aria-label="Sent" className="mt-0.5 size-4 shrink-0 text-ready" />
          )}
          {state === 'refused' && (
            <CircleAlert aria-label="Refused" className="mt-0.5 size-4 shrink-0 text-failed" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">{name}</span>
            {reason && <span className="block text-failed">{reason}</span>}
          </span>
          {note && <span className="shrink-0 text-ink-secondary tabular-nums">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
