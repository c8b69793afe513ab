import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface FileDropProps {
  /** Extensions with a dot. */
  accept: readonly string[];
  hint: string;
  isDisabled?: boolean;
  /** Takes one file, of which the first counts. */
  isSingle?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files by drop or by choosing; checking them is up to the page. */
export function FileDrop({ accept, hint, isDisabled = false, isSingle = false, onFiles }: FileDropProps) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) onFiles(Array.from(event.dataTransfer.files));
  };

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center rounded-lg border border-dashed px-6 py-9 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong hover:bg-sunken',
        isDisabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
      )}
    >
      <Upload aria-hidden className="mb-2 size-5 text-ink-secondary" />
      <span className="text-sm font-semibold">
        {isSingle ? 'Drop a file here or choose one' : 'Drop files here or choose them'}
      </span>
      <span id={hintId} className="mt-1 text-xs text-ink-secondary">
        {hint}
      </span>
      <input
        type="file"
        multiple={!isSingle}
        accept={accept.join(',')}
        disabled={isDisabled}
        aria-describedby={hintId}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          // The same file may be chosen again once its problem is fixed.
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
