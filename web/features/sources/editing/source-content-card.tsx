import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { updateSource } from '#contract/sources/sources.endpoints.ts';
import type { Source, SourceContent } from '#contract/sources/sources.schemas.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { sourceContentQuery, sourcePagesQuery } from '#web/features/sources/sources.queries.ts';
import { formatBytes, formatNumber } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditSource } from './edit-source.tsx';
import { ReplaceFile } from './replace-file.tsx';

/** What a source other than a website was made of: to read, and where the owner wrote it here, to change. */
export function SourceContentCard({ source }: { source: Source }) {
  const content = useQuery(sourceContentQuery(source.agentId, source.id));
  const [search] = useSearchParams();
  const mayChange = useMay(updateSource);
  const [isEditing, setIsEditing] = useState(search.has('edit'));

  if (!content.data) {
    return (
      <Card>
        {content.isError ? (
          <ErrorState error={content.error} onRetry={() => content.refetch()} />
        ) : (
          <Skeleton className="h-48" />
        )}
      </Card>
    );
  }
  const { data } = content;
  if (data.kind === 'website' || data.kind === 'notion') return null;
  if (data.kind === 'file') return <FileFacts source={source} content={data} />;
  const title = data.kind === 'text' ? 'Text' : 'Question and answer';
  return (
    <Card
      title={title}
      actions={
        mayChange &&
        !isEditing && (
          <Button size="sm" variant="secondary" onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden />
            Edit
          </Button>
        )
      }
    >
      {isEditing && mayChange ? (
        <EditSource source={source} content={data} onClose={() => setIsEditing(false)} />
      ) : data.kind === 'text' ? (
        <Words label="Text">{data.text}</Words>
      ) : (
        <dl className="space-y-5">
          <Part label="Question">
            <p className="break-words whitespace-pre-wrap">{data.question}</p>
          </Part>
          <Part label="Answer">
            <Words label="Answer">{data.answer}</Words>
          </Part>
          {data.alternatives.length > 0 && (
            <Part label="Other ways to ask it">
              <ul className="list-disc space-y-1 pl-5 break-words">
                {data.alternatives.map((alternative) => (
                  <li key={alternative}>{alternative}</li>
                ))}
              </ul>
            </Part>
          )}
        </dl>
      )}
    </Card>
  );
}

function FileFacts({ source, content }: { source: Source; content: SourceContent & { kind: 'file' } }) {
  const pages = useInfiniteQuery(sourcePagesQuery(source.agentId, source.id, {}));
  const mayChange = useMay(updateSource);
  const page = itemsOf(pages.data).items[0];
  return (
    <Card
      title="File"
      actions={
        page &&
        page.readAt !== null && (
          <ButtonLink size="sm" variant="secondary" to={paths.sourcePage(source.agentId, source.id, page.id)}>
            See the text as it was read
          </ButtonLink>
        )
      }
    >
      <dl className="grid gap-5 sm:grid-cols-2">
        <Part label="Name">
          <span className="break-words">{content.fileName}</span>
        </Part>
        <Part label="Size">{formatBytes(content.sizeBytes)}</Part>
        <Part label="Characters read">{formatNumber(source.characters)}</Part>
        <Part label="Last trained">{source.trainedAt ? formatDateTime(source.trainedAt) : 'Not yet'}</Part>
      </dl>
      {mayChange && <ReplaceFile source={source} />}
    </Card>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 text-sm">
      <dt className="mb-1 font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Long as they may be, they leave the page its size. */
function Words({ label, children }: { label: string; children: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      dir="auto"
      className="max-h-128 overflow-y-auto rounded-sm text-sm leading-relaxed break-words whitespace-pre-wrap"
    >
      {children}
    </section>
  );
}
