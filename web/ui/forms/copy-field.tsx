import { Check, Copy } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import type { ControlProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** A value that is only read and copied. */
export function CopyField({ value, ...control }: ControlProps & { value: string }) {
  const { copy, isCopied } = useCopy();
  return (
    <div className="relative">
      <TextInput
        {...control}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
        // At 14 pixels some fonts lose their underscores in a field.
        className="border-line! pr-11 font-mono text-ellipsis max-sm:px-2.5 max-sm:pr-10 max-sm:tracking-[-0.04em] sm:text-[0.8125rem]!"
      />
      <IconButton
        label={isCopied ? 'Copied' : 'Copy'}
        onClick={() => copy(value)}
        className="absolute inset-y-0 right-0"
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </div>
  );
}
