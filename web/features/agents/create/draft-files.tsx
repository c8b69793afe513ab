import { X } from 'lucide-react';
import { useState } from 'react';
import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import { checkFile } from '#web/console/sources/check-file.ts';
import { formatBytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type AgentDraft, withFiles } from './agent-draft.ts';
import { LostFiles } from './lost-files.tsx';

interface DraftFilesProps {
  draft: AgentDraft;
  onChange: (changes: Partial<AgentDraft>) => void;
}

/** The files of the wizard: those chosen, those that were refused and why. */
export function DraftFiles({ draft, onChange }: DraftFilesProps) {
  const { files, lostFiles } = draft;
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const take = (chosen: File[]) => {
    setRefused(
      chosen
        .flatMap((file) => ({ name: file.name, reason: checkFile(file) ?? '' }))
        .filter(({ reason }) => reason),
    );
    onChange(withFiles(draft, [...files, ...chosen.filter((file) => checkFile(file) === null)]));
  };
  return (
    <Card title="Files">
      <div className="space-y-3">
        <FileDrop
          accept={fileExtensions}
          hint={`${fileExtensions.join(', ')}, at most ${formatBytes(fileMaximumBytes)} each`}
          onFiles={take}
        />
        <LostFiles
          names={lostFiles}
          action={
            <Button size="sm" variant="secondary" onClick={() => onChange({ lostFiles: [] })}>
              Continue without them{' '}
            </Button>
          }
        />
        {refused.map(({ name, reason }) => (
          <Notice key={name} tone="error">
            {name}: {reason}
          </Notice>
        ))}
        {files.length > 0 && (
          <ul aria-label="Chosen files" className="space-y-2">
            {files.map((file) => (
              <li
                key={`${file.name}-${file.lastModified}-${file.size}`}
                className="flex items-center gap-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-sm"
              >
                <span className="min-w-0 flex-1 font-medium break-words">{file.name}</span>
                <span className="text-ink-secondary tabular-nums">{formatBytes(file.size)}</span>
                <IconButton
                  label={`Remove ${file.name}`}
                  onClick={() => onChange({ files: files.filter((other) => other !== file) })}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
