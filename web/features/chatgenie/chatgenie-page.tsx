import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { Section } from '#web/site/section.tsx';
import { ChatGenieFooter } from './chatgenie-footer.tsx';
import { ChatGenieHeader } from './chatgenie-header.tsx';
import { ChatGenieHero } from './chatgenie-hero.tsx';
import chatgenieScript from './chatgenie-script.ts?script';
import './chatgenie.css';
import { DemoTabs } from './demo-tabs.tsx';
import { ExampleQuotes } from './example-quotes.tsx';
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
      'ChatGenie will answer questions about your message history from your chat apps’ exports, and show the message behind every answer. Join the waitlist.',
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
          title="What ChatGenie will do"
          lead="Every result links to the original message."
        >
          <FeatureList />
        </Section>
        <Section
          id="platforms"
          tone="sunken"
          title="Works with your chat apps"
          lead="Eight platforms to start with, each through the export it already offers you. We never need your password."
        >
          <PlatformTiles />
        </Section>
        <Section
          title="What we hope users will say"
          lead="ChatGenie isn’t available yet, so it has no reviews. We wrote these examples: they are what it has to do well before we launch."
        >
          <ExampleQuotes />
        </Section>
        <Section
          id="pricing"
          tone="sunken"
          layout="beside"
          title="Two plans"
          lead="Available at launch. Until then, join the waitlist for free."
        >
          <MessagePlans />
        </Section>
        <section id="waitlist" className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
          <div className="grid gap-x-16 gap-y-8 rounded-lg bg-brand-soft px-5 py-10 sm:px-12 sm:py-14 lg:grid-cols-2 lg:items-center">
            <div>
              <h2 className={sectionTitleStyle}>One email on launch day</h2>
              <p className="mt-3 text-lg text-on-brand-soft">
                Plus one now to confirm that you’re on the list. Nothing else.
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
