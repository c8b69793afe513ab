import { useState } from 'react';
import { questionMaximumLength } from '#contract/sources/sources.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { useAskAgain } from '#web/console/conversations/use-ask-again.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useWriteAnswer } from '#web/console/sources/use-write-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AskedAgain } from './asked-again.tsx';

interface WriteAnswerProps {
  agentId: string;
  /** As the visitor asked it. */
  question: string;
  /** Other words in which visitors asked it; the answer is given to them too. */
  wordings?: readonly string[];
  onClose: () => void;
}

/** The answer to a visitor's question, written where the question is read, and the question asked again with it. */
export function WriteAnswer({ agentId, question, wordings = [], onClose }: WriteAnswerProps) {
  const write = useWriteAnswer(agentId);
  const again = useAskAgain(agentId);
  const [isWritten, setIsWritten] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const alternatives = wordings.map(fitting).filter((each) => each !== '');
  const askAgain = () => again.mutate(question);

  const form = useForm({
    read: (data) => ({ question: String(data.get('question')), answer: String(data.get('answer')) }),
    check: refuseEmpty({ question: 'Write a question.', answer: 'Write an answer.' }),
    send: async (written) => {
      const isReady = await write.mutateAsync({
        ...written,
        ...(alternatives.length > 0 ? { alternatives } : {}),
      });
      setIsWritten(true);
      setIsWaiting(!isReady);
      if (isReady) askAgain();
    },
    warnsBeforeLeaving: true,
  });

  return (
    <div className="w-full space-y-4 rounded-lg border border-line bg-page p-4">
      {isWritten ? (
        <>
          <Notice tone={isWaiting ? 'info' : 'success'}>
            {isWaiting ? 'Answer saved. It is used once training is finished.' : 'Answer saved.'}
          </Notice>
          {again.data && <AskedAgain agentId={agentId} answer={again.data} />}
          <CallFailure error={again.error} />
        </>
      ) : (
        <form {...form.props} className="space-y-4">
          <Field label="Question" error={form.errors.question}>
            {(field) => (
              <TextInput
                {...field}
                name="question"
                required
                maxLength={questionMaximumLength}
                defaultValue={fitting(question)}
              />
            )}
          </Field>
          <Field label="Answer" hint="Shown exactly as written." error={form.errors.answer}>
            {(field) => <TextArea {...field} name="answer" required rows={3} maxLength={5_000} autoFocus />}
          </Field>
          <CallFailure error={form.failure} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" isBusy={form.isBusy}>
              {form.isBusy ? 'Training' : 'Save and ask again'}
            </Button>
            <Button size="sm" variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      {isWritten && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" isBusy={again.isPending} onClick={askAgain}>
            Ask again
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}

const fitting = (text: string): string => shortenText(text, questionMaximumLength);
