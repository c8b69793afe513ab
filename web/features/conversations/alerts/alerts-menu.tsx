import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { inboxCountsQuery } from '#web/console/conversations/inbox.queries.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuCheckbox, MenuLabel } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { type AlertChoice, keepAlertChoice, readAlertChoice } from './alert-choice.ts';
import { playTone } from './play-tone.ts';
import { useAlerts } from './use-alerts.ts';

/** How this browser tells that a visitor waits, for as long as the page is open. */
export function AlertsMenu({ agentId }: { agentId: string | undefined }) {
  const [choice, setChoice] = useState(readAlertChoice);
  const { data: counts } = useQuery(inboxCountsQuery(agentId));
  useAlerts(agentId, counts?.waiting, choice);
  const change = (next: AlertChoice) => {
    keepAlertChoice(next);
    setChoice(next);
  };
  const changeDesktop = async (isWanted: boolean) => {
    if (isWanted && (await Notification.requestPermission()) !== 'granted') {
      showToast.failed(
        'Your browser does not allow notifications. Allow them for this website, then try again.',
      );
      return;
    }
    change({ ...choice, desktop: isWanted });
  };
  const isOn = choice.sound || choice.desktop;
  return (
    <Menu
      trigger={
        <IconButton label={isOn ? 'Alerts are on' : 'Alerts are off'}>
          {isOn ? <BellRing aria-hidden /> : <Bell aria-hidden />}
        </IconButton>
      }
    >
      <MenuLabel>When a visitor waits, while this page is open</MenuLabel>
      <MenuCheckbox
        isChecked={choice.sound}
        onChange={(sound) => {
          if (sound) playTone();
          change({ ...choice, sound });
        }}
      >
        Play a sound
      </MenuCheckbox>
      <MenuCheckbox
        isChecked={choice.desktop}
        isDisabled={!('Notification' in window)}
        onChange={(isWanted) => void changeDesktop(isWanted)}
      >
        Show a desktop notification
      </MenuCheckbox>
    </Menu>
  );
}
