import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWayBack } from './use-way-back.ts';

interface SidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** Details of one thing over the list that it is in: at the right edge, on a phone over the whole window. */
export function SidePanel({ isOpen, onClose, title, children }: SidePanelProps) {
  const wayBack = useWayBack();
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Primitive.Content
          aria-describedby={undefined}
          // To the panel itself: the first thing in it would be the ✕.
          onOpenAutoFocus={(event) => {
            wayBack.keep();
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={wayBack.goBack}
          className="fixed inset-y-0 right-0 z-50 flex w-full animate-fade-in flex-col border-line bg-surface shadow-lg outline-none sm:max-w-lg sm:border-l"
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-3">
            <Primitive.Title className="min-w-0 py-1.5 text-lg font-semibold break-words">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
