import { useState } from 'react';
import { useParams } from 'react-router';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Keys } from './keys.tsx';
import { areKeysOn, turnKeys } from './keys-setting.ts';
import { agentPages, type PageCommand, workspacePages } from './pages.ts';

interface Line {
  label: string;
  keys: string;
}

const everywhere: readonly Line[] = [
  { label: 'Search and commands', keys: 'Ctrl K' },
  { label: 'This list', keys: '?' },
  { label: 'Search on this page', keys: '/' },
];

const linesOf = (pages: readonly PageCommand[]): Line[] =>
  pages.flatMap(({ label, keys }) => (keys ? { label, keys } : []));

/** All keyboard shortcuts, and the switch that turns single keys off. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const { agentId } = useParams();
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" isWide>
      <div className="space-y-6">
        <Switch
          label="Shortcuts of single keys"
          description="Turn them off if you use speech input or often press keys by mistake. Ctrl K stays on."
          checked={isOn}
          onChange={(event) => {
            turnKeys(event.target.checked);
            setIsOn(event.target.checked);
          }}
        />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Group title="Everywhere" lines={[...everywhere, ...linesOf(workspacePages)]} />
          <Group
            title="In an agent"
            note={agentId ? undefined : 'They work once an agent is open.'}
            lines={linesOf(agentPages)}
          />
        </div>
      </div>
    </Dialog>
  );
}

function Group({ title, note, lines }: { title: string; note?: string | undefined; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {note && <p className="text-sm text-ink-secondary">{note}</p>}
      <dl className="mt-2 text-sm">
        {lines.map(({ label, keys }) => (
          <div
            key={label}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-b-0"
          >
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
