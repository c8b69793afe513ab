import { Clock } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { ActionLabel } from './action-label.tsx';
import { actionLook } from './action-look.ts';
import { snoozeTimes } from './snooze-times.ts';

/** Puts the conversation aside until a time, as ISO 8601. */
export function SnoozeMenu({ onSnooze }: { onSnooze: (until: string) => void }) {
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost" className={actionLook} title="Snooze">
          <Clock aria-hidden />
          <ActionLabel>Snooze</ActionLabel>
        </Button>
      }
    >
      {snoozeTimes(new Date()).map(({ label, at }) => (
        <MenuItem key={label} onSelect={() => onSnooze(at.toISOString())}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
