import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Section } from '#web/site/section.tsx';
import { ChatGenieClose } from './chatgenie-close.tsx';
import { ChatGenieFooter } from './chatgenie-footer.tsx';
import { ChatGenieHeader } from './chatgenie-header.tsx';
import { ChatGenieHero } from './chatgenie-hero.tsx';
import chatgenieScript from './chatgenie-script.ts?script';
import './chatgenie.css';
import { DemoTabs } from './demo-tabs.tsx';
import { FeatureList } from './feature-list.tsx';
import { MessagePlans } from './message-plans.tsx';
import { PlatformTiles } from './platform-tiles.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.chatgenie,
    title: `ChatGenie: ask your own messages · ${brand.name}`,
    description:
      'ChatGenie reads the exports of your chat apps, counts what is in them and answers questions, with the message behind every answer. Free to start.',
  });

/** The second product, on a page with a bar of its own. */
export default function ChatGeniePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ChatGenieHeader />
      <main id="content" className="flex-1 pt-28 sm:pt-16">
        <ChatGenieHero />
        <Section id="demo" tone="sunken" title="Ask questions or get insights">
          <DemoTabs />
        </Section>
        <Section
          id="features"
          layout="beside"
          title="What ChatGenie does"
          lead="Every result links to the messages behind it."
        >
          <FeatureList />
        </Section>
        <Section
          id="platforms"
          tone="sunken"
          title="Works with your chat apps"
          lead="You export the chats yourself: we never need your password. Messenger, Signal, SMS, LINE, KakaoTalk, Google Chat, Skype and X work too."
        >
          <PlatformTiles />
        </Section>
        <Section
          id="pricing"
          layout="beside"
          title="Two plans"
          lead="Start with Free. Pro is paid by the month, and you can cancel at any time."
        >
          <MessagePlans />
          <section
            id="waitlist"
            aria-labelledby="waitlist-title"
            className="mt-6 space-y-4 rounded-lg border border-line px-6 py-6 sm:px-8"
          >
            <div>
              <h3 id="waitlist-title" className="text-lg font-semibold">
                Pro isn’t for sale here yet?
              </h3>
              <p className="mt-1 text-sm text-ink-secondary">
                You get one email when it is, and one now to confirm that you’re on the list. Nothing else.
              </p>
            </div>
            <WaitlistForm />
          </section>
        </Section>
        <ChatGenieClose />
      </main>
      <ChatGenieFooter />
      <script async type="module" src={chatgenieScript} />
    </div>
  );
}
