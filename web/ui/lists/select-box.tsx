import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of the rows that it is for are selected, not all. */
  isPartly?: boolean;
  onChange: () => void;
}

/** The box that selects a row or a page of rows, with room around it for a finger. */
export function SelectBox({ label, isChecked, isPartly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="-m-2 flex size-8 shrink-0 cursor-pointer items-center justify-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
        className="size-4"
      />
    </label>
  );
}
