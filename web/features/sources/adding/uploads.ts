export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'cancelled';
  /** Of the file, from 0 to 1, while it is sent. */
  share: number;
  reason: string | null;
}

/** What a member does with a list of uploads, and what happens to them. */
export type UploadEvent =
  | { kind: 'taken'; uploads: readonly Upload[] }
  | { kind: 'changed'; id: number; changes: Partial<Omit<Upload, 'id' | 'file'>> }
  | { kind: 'cleared' };

const isOver = ({ state }: Upload): boolean => state === 'done' || state === 'cancelled';

/** The list after an event; the newest uploads come first. One that was cancelled is not changed by what comes late. */
export function changeUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.kind) {
    case 'taken':
      return [...event.uploads, ...uploads];
    case 'changed':
      return uploads.map((upload) => {
        const isLate = upload.state === 'cancelled' && event.changes.state !== 'waiting';
        return upload.id === event.id && !isLate ? { ...upload, ...event.changes } : upload;
      });
    case 'cleared':
      return uploads.filter((upload) => !isOver(upload));
  }
}
