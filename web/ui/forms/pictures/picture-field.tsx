import { Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { pictureExtensions } from '#contract/pictures/pictures.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubmit } from '../use-submit.ts';
import { checkPicture } from './check-picture.ts';
import type { Crop } from './crop.ts';

/** The cutter is large, and few pages are opened to cut a picture. */
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface PictureFieldProps {
  label: string;
  hint: string;
  uploadLabel: string;
  removeLabel: string;
  /** How it looks now, with or without a picture. */
  children: ReactNode;
  hasPicture: boolean;
  shape: 'round' | 'rect';
  onUpload: (file: File, crop: Crop) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** A picture that is chosen, cut to a square and stored at once; a file that cannot be taken is refused with the reason. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, uploadLabel, removeLabel, hasPicture } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const remove = useSubmit(props.onRemove);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = checkPicture(file);
    remove.setError(problem && `${file.name}: ${problem}`);
    if (problem === null) setChosen(file);
  };

  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {props.children}
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
              <Upload aria-hidden />
              {uploadLabel}
            </Button>
            {hasPicture && (
              <Button variant="ghost" size="sm" isBusy={remove.isBusy} onClick={() => void remove.submit()}>
                {removeLabel}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-secondary">
            {hint}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={uploadLabel}
        accept={pictureExtensions.join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again after it was changed.
          event.target.value = '';
        }}
      />
      {remove.error && (
        <Notice tone="error" className="mt-3">
          {remove.error}
        </Notice>
      )}
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            shape={props.shape}
            onClose={() => setChosen(null)}
            onCut={(crop) => props.onUpload(chosen, crop)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
