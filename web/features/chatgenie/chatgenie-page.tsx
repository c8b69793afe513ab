import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { contactPath } from '#web/site/contact-topics.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';
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
        <section className="mx-auto flex w-full max-w-7xl flex-wrap gap-x-6 gap-y-1 px-4 py-8 sm:px-6">
          <h2 className="font-semibold">What users say</h2>
          <p className="text-ink-secondary">
            Nobody has reviewed ChatGenie yet: it opened in November 2026. Try it on your own chats, and{' '}
            <TextLink to={contactPath()}>tell us what you think</TextLink>. We show it here.
          </p>
        </section>
        <Section
          id="pricing"
          tone="sunken"
          layout="beside"
          title="Two plans"
          lead="Start with Free. Get Pro leads to your plan, where you buy it by the month if this site takes payments. You can cancel at any time."
        >
          <MessagePlans />
        </Section>
        <section id="waitlist" className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
          <div className="grid gap-x-16 gap-y-8 rounded-lg bg-brand-soft px-5 py-10 sm:px-12 sm:py-14 lg:grid-cols-2 lg:items-center">
            <div>
              <h2 className={sectionTitleStyle}>Waiting for Pro?</h2>
              <p className="mt-3 text-lg text-on-brand-soft">
                If you can’t buy Pro here yet, join the waitlist. You get one email when you can, and one now
                to confirm that you’re on the list. Nothing else.
              </p>
            </div>
            <WaitlistForm />
          </div>
        </section>
      </main>
      <ChatGenieFooter />
      <script async type="module" src={chatgenieScript} />
    </div>
  );
}
