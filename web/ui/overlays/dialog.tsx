import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWayBack } from './use-way-back.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  isWide?: boolean;
  /** What it shows is not shown again: only the buttons within close it, not a slip next to it or a key. */
  isHeld?: boolean;
  children: ReactNode;
}

/** To the input, else to Cancel, else to the dialog itself: not to the ✕, which comes first. */
function focusFirst(event: Event) {
  const content = event.currentTarget as HTMLElement;
  const target = content.querySelector<HTMLElement>(
    'input:not([type=hidden], [disabled]), textarea, select, [data-cancels]',
  );
  event.preventDefault();
  (target ?? content).focus();
}

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  isWide = false,
  isHeld = false,
  children,
}: DialogProps) {
  const wayBack = useWayBack();
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && !isHeld && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            wayBack.keep();
            focusFirst(event);
          }}
          onCloseAutoFocus={wayBack.goBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] w-full animate-rise-in overflow-y-auto rounded-t-lg border border-line bg-surface p-5 shadow-lg sm:inset-0 sm:m-auto sm:h-fit sm:rounded-lg sm:p-6 outline-none',
            isWide ? 'sm:max-w-4xl' : 'sm:max-w-md',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="min-w-0 text-lg font-semibold break-words">{title}</Primitive.Title>
            {!isHeld && (
              <Primitive.Close asChild>
                <IconButton label="Close" className="-mt-2 -mr-2">
                  <X aria-hidden />
                </IconButton>
              </Primitive.Close>
            )}
          </div>
          {description && (
            <Primitive.Description className="mt-1 text-sm text-ink-secondary">
              {description}
            </Primitive.Description>
          )}
          <div className="mt-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
