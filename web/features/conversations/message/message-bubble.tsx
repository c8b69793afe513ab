import { useState } from 'react';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { isOnlyFiles } from '#core/attachments/is-only-files.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { Highlighted } from '#web/ui/highlighted.tsx';
import { MarkdownText } from '#web/ui/markdown-text.tsx';
import { AnswerFacts } from '../answer/answer-facts.tsx';
import { AddAsTest } from '../improving/add-as-test.tsx';
import { WriteAnswer } from '../improving/write-answer.tsx';
import { Attachments } from './attachments.tsx';
import { Citations } from './citations.tsx';
import { groupCitations } from './group-citations.ts';
import { numberCitations } from './number-citations.ts';
import { PersonMessage } from './person-message.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { SystemLine } from './system-line.tsx';

interface MessageBubbleProps {
  agentId: string;
  message: Message;
  /** What an answer answers: a better one can be written here. */
  question: string | undefined;
  /** What was looked for. */
  terms: readonly string[];
  /** The last answer shows at once what it cites. */
  isLastAnswer: boolean;
}

/** One message; an answer with its sources, how sure it was, and what made it. */
export function MessageBubble({ agentId, message, question, terms, isLastAnswer }: MessageBubbleProps) {
  const [isWriting, setIsWriting] = useState(false);
  if (message.role === 'user') {
    return (
      <li className="flex flex-col items-start">
        {!isOnlyFiles(message) && (
          <p
            dir="auto"
            className="max-w-[85%] rounded-lg rounded-bl-sm bg-sunken px-4 py-2.5 text-sm break-words whitespace-pre-wrap"
          >
            <span className="sr-only">Visitor: </span>
            <Highlighted text={message.text} terms={terms} />
          </p>
        )}
        <Attachments attachments={message.attachments} side="start" />
        <RefusedFiles files={message.refusedFiles} />
        <time dateTime={message.createdAt} className="mt-1 text-xs text-ink-secondary">
          {formatTime(message.createdAt)}
        </time>
      </li>
    );
  }
  if (message.author.kind === 'person') return <PersonMessage message={message} terms={terms} />;
  if (message.author.kind === 'system') return <SystemLine message={message} />;
  const openQuestion = !isWriting && canBeWritten(message) ? question : undefined;
  return (
    <li className="group/message flex flex-col items-end">
      <div className="max-w-[92%] rounded-lg rounded-br-sm bg-brand-soft px-4 py-2.5 text-sm sm:max-w-[85%]">
        <MarkdownText
          text={numberCitations(message.text, groupCitations(message.sources))}
          terms={terms}
          before={<span className="sr-only">Agent: </span>}
        />
        <Citations agentId={agentId} sources={message.sources} isOpen={isLastAnswer} />
      </div>
      <AnswerFacts
        agentId={agentId}
        message={message}
        tools={openQuestion && <AddAsTest agentId={agentId} question={openQuestion} message={message} />}
      >
        {openQuestion && (
          <button
            type="button"
            onClick={() => setIsWriting(true)}
            className="min-h-8 rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            {message.outcome === 'answered' ? 'Improve the answer' : 'Write the answer'}
          </button>
        )}
      </AnswerFacts>
      {question && isWriting && (
        <div className="mt-3 w-full">
          <WriteAnswer agentId={agentId} question={question} onClose={() => setIsWriting(false)} />
        </div>
      )}
    </li>
  );
}

/** Small talk and human requests are no questions to the sources. */
const canBeWritten = ({ outcome }: Message): boolean =>
  outcome === 'declined' || outcome === 'hedged' || outcome === 'answered';
