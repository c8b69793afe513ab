import { Download } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const download = () =>
    saveFile({
      name: `${brand.name.toLowerCase()}-recovery-codes.txt`,
      content: new Blob([`Recovery codes for ${brand.name}. Each works once.\n\n${text}\n`], {
        type: 'text/plain',
      }),
    });
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-secondary">
        Two-factor is on. If you lose your phone, each of these codes signs you in once. You won’t see them
        again. Don’t store them only on your phone.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-xs sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="break-all select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy all" />
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden />
          Download
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
