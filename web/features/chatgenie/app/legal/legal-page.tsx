import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadLegalExport } from '#contract/legal-exports/legal-exports.endpoints.ts';
import type { LegalExport, LegalExports } from '#contract/legal-exports/legal-exports.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { legalExportsQuery, useDeleteOriginal } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { callForFile } from '#web/lib/call.ts';
import { formatBytes } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MakePackage } from './make-package.tsx';

/** Legal packages of an archive, and the originals that they are made of. */
export default function LegalPage() {
  const { id } = useArchive();
  const exports = useQuery(legalExportsQuery(id));
  if (exports.isError)
    return (
      <Card>
        <ErrorState error={exports.error} onRetry={() => void exports.refetch()} />
      </Card>
    );
  if (exports.data === undefined)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-64 w-full" />
      </div>
    );
  const { canExport, originals, data } = exports.data;
  return (
    <div className="space-y-6">
      <Card
        title="Legal export"
        description="A package with the original file, an exhibit with numbered messages, the messages as data, a report of how they were read, and an audit log. The same choices give the same bytes. Whether a court accepts it is for the court."
      >
        {!canExport ? (
          <p className="text-sm">
            Legal exports are part of ChatGenie Pro.{' '}
            <Link to={paths.chatgeniePlan} className={linkLook}>
              See Pro
            </Link>
          </p>
        ) : originals.length === 0 ? (
          <p className="text-sm">
            No original is kept yet. Tick <strong>Keep the original for legal exports</strong> under{' '}
            <Link to={paths.chatArchive(id, 'imports')} className={linkLook}>
              Imports
            </Link>{' '}
            and upload the export. If it is in the archive already, no message is added twice.
          </p>
        ) : (
          <MakePackage originals={originals} />
        )}
      </Card>
      {data.length > 0 && <Packages archiveId={id} packages={data} originals={originals} />}
      {originals.length > 0 && <Originals archiveId={id} originals={originals} />}
      <p className="text-sm">
        <Link to={paths.verifyPackage} className={linkLook}>
          Check a package
        </Link>{' '}
        in the browser. Anyone who gets one can do so without an account.
      </p>
    </div>
  );
}

function Packages({
  archiveId,
  packages,
  originals,
}: {
  archiveId: string;
  packages: readonly LegalExport[];
  originals: LegalExports['originals'];
}) {
  const names = new Map(originals.map(({ importId, fileName }) => [importId, fileName]));
  const [busy, setBusy] = useState<string | null>(null);
  const { submit, error } = useSubmit(async (exportId: string) => {
    setBusy(exportId);
    try {
      saveFile(await callForFile(downloadLegalExport, { params: { archiveId, exportId } }));
    } finally {
      setBusy(null);
    }
  });
  return (
    <Card
      isFlush
      title="Packages"
      description="Making the files takes up to half a minute for 10,000 messages."
    >
      {error && (
        <Notice tone="error" className="mx-5 mb-4">
          {error}
        </Notice>
      )}
      <ul aria-label="Packages" className="border-t border-line">
        {packages.map(({ id, importId, chatTitle, prefix, redacted, madeAt }) => (
          <ItemRow
            key={id}
            title={chatTitle ?? 'All of the original'}
            text={`${names.get(importId) ?? ''}, pages from ${prefix}000001,${redacted === '' ? '' : ` redacted ${redacted},`} made ${formatDateTime(madeAt)}`}
            actions={
              <Button size="sm" variant="secondary" isBusy={busy === id} onClick={() => submit(id)}>
                {busy !== id && <Download aria-hidden />}
                Download
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function Originals({ archiveId, originals }: { archiveId: string; originals: LegalExports['originals'] }) {
  const deletion = useDeleteOriginal(archiveId);
  const [leaving, setLeaving] = useState<LegalExports['originals'][number] | null>(null);
  return (
    <Card
      isFlush
      title="Originals"
      description="Kept as they were uploaded, until you delete them, the archive or your account."
    >
      <ul aria-label="Originals" className="border-t border-line">
        {originals.map((original) => (
          <ItemRow
            key={original.importId}
            title={original.fileName}
            text={`${formatBytes(original.sizeBytes)}, uploaded ${formatDateTime(original.receivedAt)}, SHA-256 ${original.sha256}`}
            actions={
              <Button size="sm" variant="secondary" onClick={() => setLeaving(original)}>
                <Trash2 aria-hidden />
                Delete
              </Button>
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Delete this original?"
        confirmLabel="Delete original"
        onConfirm={() => deletion.mutateAsync(leaving?.importId ?? '')}
      >
        The file and the packages made of it are deleted at once. The messages of the archive stay. Packages
        that you downloaded can still be checked.
      </ConfirmDialog>
    </Card>
  );
}
