import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { CheckedPackage, Finding } from './check-package.ts';

export const meta = () => [
  { title: `Check a legal package · ${brand.name} ChatGenie` },
  { name: 'robots', content: 'noindex' },
];

/** Checks a legal package in the browser, for anyone who was given one. */
export default function VerifyPage() {
  const [checked, setChecked] = useState<CheckedPackage | null>(null);
  const { submit, isBusy, error } = useSubmit(async (file: File) => {
    setChecked(null);
    // What reads chats is loaded when there is something to read.
    const { checkPackage } = await import('./check-package.ts');
    setChecked(checkPackage(new Uint8Array(await file.arrayBuffer())));
  });
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 space-y-6 px-4 py-8 sm:px-6 sm:py-12">
      <header>
        <h1 className="font-display text-3xl font-semibold tracking-tight">Check a legal package</h1>
        <p className="mt-2 text-ink-secondary">
          Choose the zip file of a legal export of ChatGenie. Your browser checks its hashes and reads the
          original again. Nothing is uploaded, and no account is needed.
        </p>
      </header>
      <FileDrop
        isSingle
        accept={['.zip']}
        hint="The package as it was downloaded."
        isDisabled={isBusy}
        onFiles={([file]) => {
          if (file !== undefined) void submit(file);
        }}
      />
      <div aria-live="polite" className="space-y-6">
        {isBusy && <p>Checking...</p>}
        {checked?.kind === 'refused' && <Notice tone="error">{checked.sentence}</Notice>}
        {checked?.kind === 'checked' && <Result checked={checked} />}
      </div>
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}

function Result({ checked }: { checked: Extract<CheckedPackage, { kind: 'checked' }> }) {
  const { findings, packageHash, manifestHash, fileName, messages, absentParts } = checked;
  const wrong = findings.filter(({ isRight }) => !isRight).length;
  return (
    <Card
      title={wrong === 0 ? 'The package fits together' : 'The package does not fit together'}
      description={`${fileName}, ${formatCount(messages, 'message')}`}
    >
      <ul className="space-y-3">
        {findings.map((each) => (
          <Line key={each.title} finding={each} />
        ))}
      </ul>
      <dl className="mt-6 space-y-3 text-sm">
        <Hash name="SHA-256 of checksums.txt, for the whole package" value={packageHash} />
        <Hash
          name="SHA-256 of manifest.json, at the foot of each page of the PDF files"
          value={manifestHash}
        />
      </dl>
      {absentParts > 0 && (
        <p className="mt-3 text-sm">
          {formatCount(absentParts, 'other file')} of the export stayed on the device of the owner. The
          package has only the SHA-256 of each, which a browser computed there. To check such a file, compare
          its SHA-256 with the one in manifest.json.
        </p>
      )}
      <p className="mt-3 text-sm text-ink-secondary">
        The check cannot show who made the package: compare the first hash with the one that you were given in
        another way. It does not make the PDF files again, so without that hash somebody could have changed
        them: compare them with messages.csv then. Whether a court accepts the package is for the court.
      </p>
    </Card>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 font-mono break-all">{value}</dd>
    </div>
  );
}

function Line({ finding: { title, isRight, detail } }: { finding: Finding }) {
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon aria-hidden className={isRight ? 'size-5 shrink-0 text-ready' : 'size-5 shrink-0 text-failed'} />
      <span className="min-w-0 break-words">
        <span className="font-semibold">
          {title}: {isRight ? 'yes' : 'no'}
        </span>
        {detail && <span className="block text-ink-secondary">{detail}</span>}
      </span>
    </li>
  );
}
