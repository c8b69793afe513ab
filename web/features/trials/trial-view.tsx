import { MessageCircle, SearchX } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import type { Trial } from '#contract/trials/trials.schemas.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { useChatFrame } from '#web/lib/chat-frame/use-chat-frame.ts';
import { formatCount } from '#web/lib/format.ts';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isBeingRead } from './is-being-read.ts';
import { KeepTrial } from './keep-trial.tsx';
import { useTrial } from './use-trial.ts';

/** A trial agent: what it has read, what to ask it, the chat, and how to keep it. */
export function TrialView({ secret }: { secret: string }) {
  const { trial, error, retry } = useTrial(secret);
  const chat = useChatFrame();
  if (error && !trial) return <NoTrial error={error} onRetry={retry} />;
  if (!trial) return <Skeleton className="h-96 rounded-lg" />;
  const hasRead = trial.pages.read > 0;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="space-y-6">
        <div>
          <h1 className="font-display text-3xl font-semibold tracking-tight text-balance wrap-anywhere">
            Ask {trial.name}
          </h1>
          <p className="mt-2 text-ink-secondary wrap-anywhere">
            This agent answers from {new URL(trial.url).host}, and shows the page that each answer comes from.
          </p>
        </div>
        <Reading trial={trial} />
        {hasRead && <Questions questions={trial.questions} onAsk={chat.ask} />}
        {(hasRead || isBeingRead(trial)) && <KeepTrial trial={trial} secret={secret} />}
      </div>
      {hasRead ? (
        <iframe
          ref={chat.ref}
          src={`/chat/${trial.agentId}`}
          title={`Chat with ${trial.name}`}
          className="h-[min(40rem,calc(100dvh-8rem))] min-h-112 w-full rounded-lg border border-line bg-surface shadow-md"
        />
      ) : (
        isBeingRead(trial) && <Skeleton className="h-112 rounded-lg" />
      )}
    </div>
  );
}

function Reading({ trial }: { trial: Trial }) {
  const { status, pages, error } = trial;
  if (isBeingRead(trial)) {
    return (
      <p role="status" className="flex items-center gap-2.5 text-sm text-ink-secondary">
        <Spinner />
        {pages.read === 0
          ? 'Reading your first page...'
          : `${formatCount(pages.read, 'page')} read, up to ${pages.limit}. You can ask now.`}
      </p>
    );
  }
  if (status === 'failed') {
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink to={paths.trial} size="sm" variant="secondary">
            Try another address
          </ButtonLink>
        }
      >
        {error ?? 'No page could be read.'}
      </Notice>
    );
  }
  return <Notice tone="success">{formatCount(pages.read, 'page')} read. Ask anything about them.</Notice>;
}

function Questions({ questions, onAsk }: { questions: readonly string[]; onAsk: (text: string) => void }) {
  if (questions.length === 0) return null;
  return (
    <Card
      title="Questions it can answer"
      description="Found on the pages. Choose one, or type your own in the chat."
    >
      <ul className="-mx-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-label={`Ask in the chat: ${question}`}
              onClick={() => onAsk(question)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left transition-colors hover:bg-sunken"
            >
              <MessageCircle aria-hidden className="size-4 shrink-0 text-brand" />
              <span className="min-w-0 break-words">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoTrial({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <AuthCard
      title={isGone ? 'This trial agent is gone' : 'The trial agent could not be opened'}
      icon={SearchX}
      tone="failed"
      text={describeError(error)}
    >
      {isGone ? (
        <ButtonLink to={paths.trial}>Make a new one</ButtonLink>
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </AuthCard>
  );
}
