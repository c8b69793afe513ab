import type { ReactNode } from 'react';
import { Drawing } from '#web/site/drawing.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { demos, platformIcons } from './chatgenie-content.ts';

const { question, proof } = demos.voice.chat;

/** On a deep ground: messages of several apps, the question, and the one message that answers it, which is lit. */
export function ThreadsDrawing() {
  return (
    <Drawing
      label={`Messages from several chat apps. One of them, ${proof.from}’s on ${proof.app}, is marked: it answers the question “${question}”`}
      className="w-full text-sm lg:ml-auto lg:max-w-120"
    >
      <div className="space-y-3">
        <Message app="WhatsApp" from="Uncle Theo">
          arrived well, the mountains are white already
        </Message>
        <Message app="Slack" from="Ben" className="ml-auto">
          the lentil soup: two carrots, one onion, cumin
        </Message>
        <Message app="SMS" from="Mr Okafor">
          So we agree: the rent stays at 1,150
        </Message>
        <Message app={proof.app} from={proof.from} isFound className="ml-auto">
          <Cited>{proof.text}</Cited>
        </Message>
      </div>
      {/* From the message to its number, which the answer has too. */}
      <div className="relative z-1 mr-12 -mb-2.5 ml-auto flex w-5 flex-col items-center">
        <span className="h-7 w-0.5 bg-cited-edge" />
        <CitedNumber>{1}</CitedNumber>
      </div>
      <div className="chat-tokens rounded-lg border border-line bg-surface p-5 text-base text-ink shadow-lg">
        <p className="ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          {question}
        </p>
        <p className="mt-3 w-fit max-w-[92%] rounded-lg rounded-bl-sm bg-sunken px-4 py-3">
          In the third pot from the gate, not the{' '}
          <span className="whitespace-nowrap">
            second. <CitedNumber>{1}</CitedNumber>
          </span>
        </p>
      </div>
    </Drawing>
  );
}

interface MessageProps {
  app: keyof typeof platformIcons;
  from: string;
  isFound?: boolean;
  className?: string;
  children: ReactNode;
}

function Message({ app, from, isFound = false, className, children }: MessageProps) {
  const Icon = platformIcons[app];
  return (
    <div
      className={classNames(
        'flex w-fit max-w-[88%] items-center gap-3 rounded-lg border px-3.5 py-2.5',
        isFound ? 'border-cited-edge bg-surface text-ink shadow-lg' : 'border-on-deep/25 text-on-deep/80',
        className,
      )}
    >
      <span
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-full',
          isFound ? 'bg-sunken text-ink-secondary' : 'bg-on-deep/10',
        )}
      >
        <Icon className="size-4" />
      </span>
      <span className="min-w-0">
        <span className={classNames('block text-xs', isFound && 'text-ink-secondary')}>
          {from} on {app}
        </span>
        <span className="block">{children}</span>
      </span>
    </div>
  );
}
