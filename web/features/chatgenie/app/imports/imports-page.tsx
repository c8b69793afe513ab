import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatUploadExtensions, chatUploadMaximumBytes } from '#contract/chat-archives/chat-archives.ts';
import { archivesQuery, useImportChats } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatBytes, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportRow } from './import-row.tsx';

/** Uploads exports, and shows of each what was read and what was not. */
export default function ImportsPage() {
  const { id, imports } = useArchive();
  const upload = useImportChats();
  const isPro = useQuery(archivesQuery()).data?.plan.plan === 'pro';
  const [keepsOriginal, setKeepsOriginal] = useState(false);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (files: File[]) => {
    setProblem(null);
    for (const file of files) {
      if (file.size > chatUploadMaximumBytes) {
        setProblem(
          `${file.name} is larger than ${formatBytes(chatUploadMaximumBytes)}. Export the chat again without media.`,
        );
        continue;
      }
      setSending({ name: file.name, share: 0 });
      try {
        const onProgress = (share: number) => setSending({ name: file.name, share });
        await upload.mutateAsync({ archiveId: id, file, keepsOriginal, onProgress });
      } catch (error) {
        setProblem(describeError(error));
      }
    }
    setSending(null);
  };

  return (
    <div className="space-y-6">
      <FileDrop
        accept={chatUploadExtensions}
        hint={`A file as the app made it, up to ${formatBytes(chatUploadMaximumBytes)}. Importing a chat again adds only what is new.`}
        isDisabled={sending !== null}
        onFiles={(files) => void send(files)}
      />
      {isPro && (
        <Checkbox
          label="Keep the original for legal exports"
          checked={keepsOriginal}
          onChange={(event) => setKeepsOriginal(event.target.checked)}
        />
      )}
      {sending && (
        <div className="text-sm">
          <p className="mb-2">
            Uploading {sending.name}: {formatShare(sending.share)}
          </p>
          <Bar
            label={`Upload of ${sending.name}`}
            value={sending.share}
            maximum={1}
            valueText={formatShare(sending.share)}
            fill="bg-brand"
          />
        </div>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {imports.length > 0 && (
        <Card
          isFlush
          title="Imports"
          description="The upload itself is deleted once it has been read, unless you keep it for legal exports."
        >
          <ul aria-label="Imports" className="border-t border-line">
            {imports.map((each) => (
              <ImportRow key={each.id} archiveId={id} chatImport={each} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
