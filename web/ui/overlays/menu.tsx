import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface MenuProps {
  /** A button; it gets the menu's attributes. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** Where something else than its button opens it too. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Puts the focus where it belongs afterwards, instead of back on the button; not called where it has gone elsewhere. */
  focusAfter?: () => void;
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', isOpen, onOpenChange, focusAfter, children }: MenuProps) {
  const onCloseAutoFocus = (event: Event) => {
    if (!focusAfter) return;
    event.preventDefault();
    if (document.activeElement === document.body) focusAfter();
  };
  return (
    <DropdownMenu.Root
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-rise-in overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-lg"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemLook =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none data-highlighted:bg-sunken data-disabled:opacity-60 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-secondary';

interface MenuItemProps {
  onSelect?: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** With a link as the only child, the item is that link. */
  isLink?: boolean;
  children: ReactNode;
}

export function MenuItem({
  onSelect,
  isDangerous,
  isDisabled = false,
  isLink = false,
  children,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...(onSelect ? { onSelect } : {})}
      asChild={isLink}
      disabled={isDisabled}
      className={classNames(itemLook, isDangerous && 'text-failed [&>svg]:text-failed')}
    >
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** An item that is on or off; the menu stays open, so that several can be changed. */
export function MenuCheckbox({ isChecked, onChange, isDisabled = false, children }: MenuCheckboxProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      disabled={isDisabled}
      className={itemLook}
    >
      <Check aria-hidden className={isChecked ? undefined : 'invisible'} />
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-2 text-sm">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
