import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from './text-input.tsx';

interface SearchInputProps {
  label: string;
  /** Where the label is too long for the field. */
  placeholder?: string;
  value: string;
  onSearch: (value: string) => void;
}

const waitMs = 300;

/** Searches once the typing rests. */
export function SearchInput({ label, placeholder = label, value, onSearch }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);

  useEffect(() => setText(value), [value]);

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-secondary"
      />
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="px-9.5 text-ellipsis"
      />
      {text && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
