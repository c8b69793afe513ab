import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatUploadExtensions } from '#contract/chat-imports/chat-imports.ts';
import { archivesQuery } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatBytes, formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportRow } from './import-row.tsx';
import { IntakeProgress } from './intake/intake-progress.tsx';
import { useIntake } from './intake/use-intake.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

/** The log of a database is chosen together with it. */
const accepted = [...chatUploadExtensions, '.db-wal', '.db-shm'];

/** Uploads exports, and shows of each what was read and what was not. */
export default function ImportsPage() {
  const { id, imports, uploads } = useArchive();
  const intake = useIntake(id);
  const isPro = useQuery(archivesQuery()).data?.plan.plan === 'pro';
  const [keepsOriginal, setKeepsOriginal] = useState(false);
  const { progress, problems, left } = intake;
  return (
    <div className="space-y-6">
      <FileDrop
        accept={accepted}
        hint="Files as the app made them, of any size. Only the chats in a zip are uploaded: its photos and videos stay on your device. Importing a chat again adds only what is new."
        isDisabled={progress !== null}
        onFiles={(files) => intake.start(files, keepsOriginal)}
      />
      {isPro && (
        <div>
          <Checkbox
            label="Keep the original for legal exports"
            checked={keepsOriginal}
            disabled={progress !== null}
            onChange={(event) => setKeepsOriginal(event.target.checked)}
          />
          <p className="mt-1 text-sm text-ink-secondary">
            A file up to 64 MB is then uploaded whole. Of a larger zip, the chats and the hashes of all other
            files are.
          </p>
        </div>
      )}
      <IntakeProgress intake={intake} />
      {problems.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
      {left.files > 0 && (
        <Notice tone="info">
          {formatCount(left.files, 'other file')} ({formatBytes(left.sizeBytes)}) stayed on your device.
        </Notice>
      )}
      {uploads.length > 0 && progress === null && <UnfinishedUploads archiveId={id} uploads={uploads} />}
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
