import { Download } from 'lucide-react';
import { downloadWrapped } from '#contract/wrapped/wrapped.endpoints.ts';
import { type WrappedCardId, wrappedCardNames, wrappedSizes } from '#contract/wrapped/wrapped.ts';
import { callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ShownYear, WrappedChoice } from './wrapped-choice.ts';

interface WrappedPreviewProps {
  archiveId: string;
  shown: ShownYear;
  choice: WrappedChoice & { year: number };
}

/** The chosen cards, exactly as others will see them, and their files. */
export function WrappedPreview({ archiveId, shown, choice }: WrappedPreviewProps) {
  const cards = shown.cards.filter(({ id }) => choice.cards.includes(id));
  const { submit, isBusy, error } = useSubmit(async (card: WrappedCardId | null) => {
    const { year, look, named } = choice;
    const which = card === null ? { cards: choice.cards.join(',') } : { card, size: 'story' as const };
    const query = { year, look, named: named.join(','), ...which };
    saveFile(await callForFile(downloadWrapped, { params: { archiveId }, query }));
  });
  return (
    <Card
      title="As others will see it"
      description="Each card says how it was counted. The zip file has every card in three sizes: 1080×1920, 1080×1350 and 1200×630."
      actions={
        cards.length > 0 && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => submit(null)}>
            {!isBusy && <Download aria-hidden />}
            Download all
          </Button>
        )
      }
    >
      {error && (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      )}
      {cards.length === 0 ? (
        <p className="text-sm text-ink-secondary">Choose a card above.</p>
      ) : (
        <ul aria-label="Cards" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ id, description, svg }) => (
            <li key={id}>
              <img
                src={`data:image/svg+xml;base64,${btoa(svg)}`}
                alt={description}
                width={wrappedSizes.portrait.width}
                height={wrappedSizes.portrait.height}
                className="h-auto w-full rounded-md border border-line"
              />
              <div className="mt-1.5 flex items-center justify-between gap-2 text-sm">
                {wrappedCardNames[id]}
                <IconButton
                  label={`Download ${wrappedCardNames[id]}`}
                  disabled={isBusy}
                  onClick={() => submit(id)}
                >
                  <Download aria-hidden />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
