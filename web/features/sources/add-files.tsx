import { useRef, useState } from 'react';
import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import { checkFile } from '#web/console/sources/check-file.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatBytes } from '#web/lib/format.ts';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { DeliveryList } from '#web/ui/lists/delivery-list.tsx';
import { useAddFile } from './sources.queries.ts';

interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  reason: string | null;
}

/** Several files at once, sent one after the other; one that is refused names its reason and stops no other. */
export function AddFiles({ agentId }: { agentId: string }) {
  const add = useAddFile(agentId);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const take = async (files: File[]) => {
    const taken = files.map((file): Upload => {
      const reason = checkFile(file);
      lastId.current += 1;
      return { id: lastId.current, file, state: reason ? 'refused' : 'waiting', reason };
    });
    setUploads((all) => [...taken, ...all]);
    for (const { id, file, state } of taken) {
      if (state === 'refused') continue;
      change(id, { state: 'sending' });
      try {
        await add.mutateAsync(file);
        change(id, { state: 'done' });
      } catch (error) {
        change(id, { state: 'refused', reason: describeError(error) });
      }
    }
  };

  return (
    <div className="space-y-4">
      <FileDrop
        accept={fileExtensions}
        hint={`${fileExtensions.join(', ')}, at most ${formatBytes(fileMaximumBytes)} each`}
        onFiles={take}
      />
      {uploads.length > 0 && (
        <DeliveryList
          label="Files sent"
          items={uploads.map(({ id, file, state, reason }) => ({
            key: id,
            name: file.name,
            state,
            reason,
            note: formatBytes(file.size),
          }))}
        />
      )}
    </div>
  );
}
