import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A password that its owner may look at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}
