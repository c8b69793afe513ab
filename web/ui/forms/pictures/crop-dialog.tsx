import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { pictureSentences } from '#contract/pictures/pictures.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DialogButtons } from '../dialog-buttons.tsx';
import { Field } from '../field.tsx';
import { useForm } from '../use-form.ts';
import type { Crop } from './crop.ts';

interface CropDialogProps {
  file: File;
  shape: 'round' | 'rect';
  onClose: () => void;
  /** Stores it; the dialog stays open with what went wrong. */
  onCut: (crop: Crop) => Promise<unknown>;
}

const largestZoom = 5;

/** Chooses a square of a picture, by mouse, touch or arrow keys. */
export default function CropDialog({ file, shape, onClose, onCut }: CropDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const form = useForm({
    read: () => area,
    send: async (chosen) => {
      if (chosen)
        await onCut({
          left: Math.max(0, Math.round(chosen.x)),
          top: Math.max(0, Math.round(chosen.y)),
          side: Math.max(1, Math.round(chosen.width)),
        });
      onClose();
    },
  });

  useEffect(() => {
    // As data: the policy of our pages allows no other address that a page makes up.
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.onerror = () => setIsBroken(true);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Choose what to show"
      description="Drag the picture, or move it with the arrow keys."
    >
      <form {...form.props} className="space-y-4">
        <div className="relative h-72 overflow-hidden rounded-md bg-sunken">
          {url === null ? (
            <Skeleton className="size-full" />
          ) : (
            <Cropper
              image={url}
              crop={place}
              zoom={zoom}
              maxZoom={largestZoom}
              aspect={1}
              cropShape={shape}
              showGrid={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_shares, pixels) => setArea(pixels)}
              mediaProps={{ alt: '', onError: () => setIsBroken(true) }}
              cropperProps={{
                role: 'application',
                'aria-label': 'Part of the picture to show. Move it with the arrow keys.',
              }}
            />
          )}
        </div>
        <Field label="Zoom" error={isBroken ? pictureSentences.damaged : undefined}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={1}
              max={largestZoom}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
              className="h-6 w-full accent-brand"
            />
          )}
        </Field>
        <DialogButtons label="Save" form={form} onCancel={onClose} isDisabled={isBroken || area === null} />
      </form>
    </Dialog>
  );
}
