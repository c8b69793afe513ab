import { Columns3 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuCheckbox } from '#web/ui/overlays/menu.tsx';

interface ColumnMenuProps<Name extends string> {
  choices: readonly { value: Name; label: string }[];
  chosen: readonly Name[];
  onChange: (chosen: readonly Name[]) => void;
}

/** Chooses which columns a table has; they keep their order. */
export function ColumnMenu<Name extends string>({ choices, chosen, onChange }: ColumnMenuProps<Name>) {
  return (
    <Menu
      trigger={
        <Button variant="filter" className="px-3!" title="Columns" aria-label="Columns">
          <Columns3 aria-hidden />
        </Button>
      }
    >
      {choices.map(({ value, label }) => (
        <MenuCheckbox
          key={value}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) =>
            onChange(
              choices
                .map((choice) => choice.value)
                .filter((name) => (name === value ? isChecked : chosen.includes(name))),
            )
          }
        >
          {label}
        </MenuCheckbox>
      ))}
    </Menu>
  );
}
