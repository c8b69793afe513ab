import { type FormEvent, useState } from 'react';
import { readConsent, saveConsent } from '#web/lib/consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface CookieSettingsDialogProps {
  onCancel: () => void;
  onSaved: () => void;
}

/** The categories as this policy names them; the banner says analytics for performance and marketing for advertising. */
const categories = [
  { name: 'analytics', label: 'Performance', description: 'Measuring how pages are used, to improve them.' },
  {
    name: 'functional',
    label: 'Functional',
    description: 'Conveniences beyond what you asked for yourself.',
  },
  { name: 'marketing', label: 'Advertising', description: 'Measuring and choosing advertisements.' },
] as const;

/** Loaded when it is first opened. Nothing changes before Save. */
export default function CookieSettingsDialog({ onCancel, onSaved }: CookieSettingsDialogProps) {
  const [settings, setSettings] = useState(() => {
    const { analytics = false, functional = false, marketing = false } = readConsent()?.settings ?? {};
    return { analytics, functional, marketing };
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    saveConsent('customized', { necessary: true, ...settings });
    onSaved();
  };

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Cookie settings"
      description="Choose what may be stored beyond what the site needs to work."
    >
      <form onSubmit={save}>
        <div className="divide-y divide-line border-y border-line [&>*]:py-3.5">
          <Switch
            label="Essential"
            description="Signing in, protection against forged requests, and this choice. Always on."
            checked
            disabled
            readOnly
          />
          {categories.map(({ name, label, description }) => (
            <Switch
              key={name}
              label={label}
              description={description}
              checked={settings[name]}
              onChange={(event) => setSettings({ ...settings, [name]: event.target.checked })}
            />
          ))}
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  );
}
