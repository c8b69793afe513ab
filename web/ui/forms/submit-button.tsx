import type { ComponentProps } from 'react';
import { useTakenOver } from '#web/lib/use-taken-over.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/**
 * Sends its form, once the script is there that takes what is sent: before, the browser itself would send it, to nowhere.
 * It looks ready from the start, as that is a moment; where there are no scripts at all it is not shown.
 */
export function SubmitButton({
  className,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'type' | 'isDisabled'>) {
  const isTakenOver = useTakenOver();
  return (
    <Button
      {...rest}
      type="submit"
      isDisabled={!isTakenOver}
      className={classNames('noscript:hidden', !isTakenOver && 'opacity-100!', className)}
    />
  );
}
