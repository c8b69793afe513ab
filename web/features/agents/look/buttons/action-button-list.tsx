import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { type ActionButtonKind, linkButtonsMaximum } from '#contract/look/look.ts';
import { withBooking } from '#core/look/with-booking.ts';
import { moveItem } from '#web/lib/move-item.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { Notice } from '#web/ui/notice.tsx';

type ActionButton = AgentSettings['actionButtons'][number];

const names: Record<ActionButtonKind, string> = {
  human: 'Human Help',
  finish: 'Finish Conversation',
  details: 'Leave your details',
  booking: 'Book a call',
  link: 'Link',
};
const fixed: readonly ActionButtonKind[] = ['human', 'finish', 'details'];

interface ActionButtonListProps {
  value: readonly ActionButton[];
  onChange: (value: ActionButton[]) => void;
  error: string | undefined;
  canReachPerson: boolean;
  /** Booking is turned on in Settings, with a page. */
  canBook: boolean;
  /** Where Settings are. */
  settingsUrl: string;
}

/** The buttons of the chat: moved, renamed, turned on and off; links also added and removed. */
export function ActionButtonList({
  value,
  onChange,
  error,
  canReachPerson,
  canBook,
  settingsUrl,
}: ActionButtonListProps) {
  // A kind that is not stored yet is there all the same, turned off.
  const missing = fixed.filter((kind) => !value.some((button) => button.kind === kind));
  const buttons = withBooking([
    ...value,
    ...missing.map((kind) => ({ kind, label: '', url: '', isOn: false })),
  ]);
  const set = (at: number, changes: Partial<ActionButton>) =>
    onChange(buttons.map((button, index) => (index === at ? { ...button, ...changes } : button)));
  const links = buttons.filter(({ kind }) => kind === 'link').length;

  return (
    <div className="space-y-4">
      {!canReachPerson && (
        <Notice tone="warning">
          Human Help is hidden because nobody can be reached. Turn on Email or Phone under Human Form, or
          write there how to reach someone.
        </Notice>
      )}
      <SortableList
        label="Buttons"
        names={buttons.map(({ kind, label }) => label || names[kind])}
        onMove={(from, to) => onChange(moveItem(buttons, from, to))}
      >
        {(index) => (
          <ActionButtonRow
            button={buttons[index]!}
            note={
              buttons[index]?.kind === 'booking' &&
              !canBook && (
                <>
                  Hidden until you turn on {brand.bookingHost} Booking in{' '}
                  <Link to={settingsUrl} className={linkLook}>
                    Settings
                  </Link>
                  .
                </>
              )
            }
            onChange={(changes) => set(index, changes)}
            onRemove={() => onChange(buttons.filter((_button, at) => at !== index))}
          />
        )}
      </SortableList>
      {error && <Notice tone="error">{error.replace(/^Line (\d+): /, 'Button $1: ')}</Notice>}
      {links < linkButtonsMaximum && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange([...buttons, { kind: 'link', label: '', url: '', isOn: true }])}
        >
          <Plus aria-hidden />
          Add a link
        </Button>
      )}
    </div>
  );
}

interface ActionButtonRowProps {
  button: ActionButton;
  /** What has to be known of it. */
  note: ReactNode;
  onChange: (changes: Partial<ActionButton>) => void;
  onRemove: () => void;
}

function ActionButtonRow({
  button: { kind, label, url, isOn },
  note,
  onChange,
  onRemove,
}: ActionButtonRowProps) {
  const name = label || names[kind];
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <TextInput
          aria-label={`Label of ${names[kind]}`}
          data-field="actionButtons"
          value={label}
          onChange={(event) => onChange({ label: event.target.value })}
          placeholder={kind === 'link' ? 'Our shop' : names[kind]}
          maxLength={40}
          autoComplete="off"
          className="min-w-32 flex-1 basis-32"
        />
        <ButtonSwitch name={name} isOn={isOn} onChange={(on) => onChange({ isOn: on })} />
        {kind === 'link' && (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {note && <p className="text-sm text-ink-secondary">{note}</p>}
      {kind === 'link' && (
        <TextInput
          aria-label={`Address of ${name}`}
          data-field="actionButtons"
          inputMode="url"
          value={url}
          onChange={(event) => onChange({ url: event.target.value })}
          placeholder="https://www.example.com"
          maxLength={500}
          autoComplete="off"
        />
      )}
    </div>
  );
}

function ButtonSwitch({
  name,
  isOn,
  onChange,
}: {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <span className="flex min-h-10 items-center px-1">
      <Switch
        isBare
        label={`Show ${name}`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}
