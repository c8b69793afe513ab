import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { askArchive } from '#contract/chat-archives/chat-archives.endpoints.ts';
import { questionMaximumLength } from '#contract/chat-archives/chat-archives.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { paths } from '#contract/page-addresses.ts';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import {
  archivesQuery,
  modelChoiceQuery,
  useAskArchive,
} from '#web/features/chatgenie/app/archives.queries.ts';
import { MessageList } from '#web/features/chatgenie/app/messages/message-list.tsx';
import { NothingImported } from '#web/features/chatgenie/app/nothing-imported.tsx';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { SpeakQuestion } from './speak-question.tsx';

type Answer = AnswerOf<typeof askArchive>;

/** An answer from more messages names none of them by its number. */
const numbered = 3;

/** The words that were looked for, which are quoted where a question is read back. */
const wordsOf = (readAs: string): string =>
  [...readAs.matchAll(/“([^”]+)”/g)].map(([, words]) => words).join(' ');

/** Takes a question, and shows the answer with the messages that it is based on. */
export default function AskPage() {
  const { id, people, messages } = useArchive();
  const asking = useAskArchive(id);
  const plan = useQuery(archivesQuery()).data?.plan.questions;
  const asksModel = useQuery(modelChoiceQuery()).data?.isOn === true;
  const [question, setQuestion] = useState('');
  const form = useForm({
    read: () => question.trim(),
    check: (text) => (text === '' ? { question: 'Enter a question.' } : {}),
    send: (text) => asking.mutateAsync(text),
  });
  if (messages === 0) return <NothingToAsk />;
  // Exports that do not name the owner of the phone call them “Me”, which is no name to ask about.
  const name = people.find((each) => each.name !== 'Me')?.name ?? 'Ann';
  const examples = [
    `How many messages did ${name} write?`,
    'Who writes more?',
    `When did ${name} first mention the holiday?`,
    'What was the first message?',
  ];
  return (
    <div className="space-y-6">
      <Card>
        <form {...form.props} className="flex flex-wrap items-start gap-3">
          <Field
            label="Question"
            error={form.errors.question}
            hint={
              asksModel
                ? 'In any language. A language model words what this server looks up in your messages.'
                : 'In English. Answers are computed from your messages on this server, without a language model.'
            }
            className="min-w-0 flex-1 basis-72"
          >
            {(control) => (
              <TextInput
                {...control}
                name="question"
                value={question}
                maxLength={questionMaximumLength}
                onChange={(event) => setQuestion(event.target.value)}
                autoComplete="off"
              />
            )}
          </Field>
          <SubmitButton isBusy={form.isBusy} className="sm:mt-6.5">
            Ask
          </SubmitButton>
        </form>
        <SpeakQuestion onText={(text) => setQuestion(text.slice(0, questionMaximumLength))} />
        <ul aria-label="Examples" className="mt-4 flex flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example}>
              <Button size="sm" variant="secondary" onClick={() => setQuestion(example)}>
                {example}
              </Button>
            </li>
          ))}
        </ul>
        {plan && plan.limit !== null && (
          <p className="mt-4 text-xs text-ink-secondary tabular-nums">
            {plan.used} of {plan.limit} answered questions used today. Those without an answer do not count.{' '}
            <Link to={paths.chatgeniePlan} className={linkLook}>
              See Pro
            </Link>
          </p>
        )}
        <ModelSwitch />
        {form.message && (
          <Notice tone="error" className="mt-4">
            {form.message}
          </Notice>
        )}
      </Card>
      {asking.data && <ShownAnswer archiveId={id} answer={asking.data} />}
    </div>
  );
}

function NothingToAsk() {
  return (
    <NothingImported icon={MessageCircleQuestion} title="Nothing to ask about yet">
      Upload the export of a chat to ask questions about it here.
    </NothingImported>
  );
}

function ShownAnswer({ archiveId, answer }: { archiveId: string; answer: Answer }) {
  return (
    <Card isFlush>
      <div role="status" className="px-5 pb-4">
        <p className="text-lg font-semibold">
          <span>{answer.text}</span>{' '}
          {answer.quotes.length <= numbered &&
            answer.quotes.map(({ number }, index) => (
              <span key={number} className="mr-1">
                <CitedNumber>{index + 1}</CitedNumber>
              </span>
            ))}
        </p>
        {answer.readAs && <p className="mt-1 text-sm text-ink-secondary">Read as: {answer.readAs}</p>}
        {answer.model && (
          <p className="mt-1 text-sm text-ink-secondary">
            Worded by {answer.model}, from figures and messages of this archive. What they do not say was left
            out.
          </p>
        )}
        {answer.outcome === 'nothing' && (
          <p className="mt-2 text-sm">
            <Link to={paths.chatArchive(archiveId, 'messages')} className={linkLook}>
              Search with other words
            </Link>
          </p>
        )}
      </div>
      {answer.quotes.length > 0 && (
        <div className="border-t border-line">
          <MessageList
            label="Messages behind the answer"
            messages={answer.quotes}
            terms={listSearchTerms(wordsOf(answer.readAs))}
            isProof
          />
        </div>
      )}
    </Card>
  );
}
