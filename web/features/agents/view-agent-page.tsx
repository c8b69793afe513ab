import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { useChatFrame } from '#web/lib/chat-frame/use-chat-frame.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { creationSteps } from './create/creation-steps.ts';
import { embedCode } from './installation/embed-code.ts';
import { InstallationCard } from './installation/installation-card.tsx';
import { SuggestedQuestions } from './overview/suggested-questions.tsx';
import { useAgent } from './use-agent.ts';

export const meta = () => [{ title: `View AI Agent · ${brand.name}` }];

interface ViewAgentPageProps {
  /** How far the training is, which another feature draws. */
  training: ReactNode;
  /** A summary of the agent's sources, which another feature draws. */
  sources: ReactNode;
}

export function ViewAgentPage({ training, sources }: ViewAgentPageProps) {
  const agent = useAgent();
  const chat = useChatFrame();
  /** The wizard has led here: its last step is to see the agent read, and answer. */
  const isNewAgent = useLocation().state?.isNewAgent === true;
  return (
    <div className="space-y-6">
      <ConsoleHeading title="View AI Agent" />
      {isNewAgent && <Stepper steps={creationSteps} current={2} />}
      {training}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Card
          title="Test Your AI Agent"
          description="This is the real chat. Questions you ask here count as preview, not as visitor questions."
          className="overflow-hidden"
          isFlush
        >
          {agent.status === 'paused' && (
            <Notice tone="warning" className="mx-5 mb-4">
              This agent is paused, so it does not answer. Set it to Active on its overview.
            </Notice>
          )}
          <iframe
            ref={chat.ref}
            // Other questions show when the chat is opened again.
            key={agent.suggestedQuestions.join('\n')}
            src={`/chat/${agent.id}?preview=1`}
            title={`Chat with ${agent.displayName}`}
            className="block h-[calc(100dvh-27rem)] min-h-96 sm:h-[min(40rem,calc(100dvh-20rem))] w-full border-t border-line bg-surface"
          />
        </Card>
        <div className="space-y-6">
          <SuggestedQuestions agent={agent} onAsk={chat.ask} onFound={chat.suggest} />
          {sources}
          <WebsiteScript agent={agent} />
          <InstallationCard agent={agent} />
        </div>
      </div>
    </div>
  );
}

function WebsiteScript({ agent }: { agent: Agent }) {
  const code = embedCode(location.origin, agent.id);
  const email = mailtoUrl('', {
    subject: `Script for the chat on our website`,
    body: `Hello,\n\nplease put this line between the <head> and </head> tags of every page:\n\n${code}\n\nIt does not change when more sources are added.\n`,
  });
  return (
    <Card
      title="Website script"
      description="Put it between the head tags. The script does not change when more sources are added."
    >
      <CodeBlock code={code} label="Website script" />
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={code} label="Copy Script" />
        <a href={email} className={buttonStyle({ variant: 'secondary' })}>
          <Mail aria-hidden />
          Send to Developer
        </a>
      </div>
    </Card>
  );
}
