import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';
import { deployScript, pageHead, pageScript, places } from './service-integration-content.ts';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.serviceIntegration,
    title: `Integration: site builders, APIs, models, servers · ${brand.name}`,
    description: `Connect ${brand.name} to your systems: one script tag, strict content policies, JavaScript and REST APIs, your own language model, your own server.`,
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Integration of chat agents',
      provider: { '@type': 'Organization', name: brand.name },
    },
  });

export default function ServiceIntegrationPage() {
  return (
    <>
      <PageHero
        kicker="Services · Integration"
        title="Meet your customers where they already are"
        lead="For most websites, one line is enough. For strict rules, sign-ins, your own models or your own servers, we work with your developers."
        actions={<CallButtons topic="integration" leadsWith="contact" />}
        drawing={
          <CodeDrawing
            label="The head of a web page with the one script tag that shows the agent."
            title="index.html"
            lines={pageHead}
          />
        }
      />
      <Section tone="sunken" layout="beside" title="Five cases we help with">
        <RuledList
          entries={places.map(({ term, text, docs }) => ({
            term,
            text: (
              <>
                {text} <TextLink to={paths.docsPage(docs.slug)}>{docs.label}</TextLink>
              </>
            ),
          }))}
        />
      </Section>
      <FeatureRow
        title="Your page stays in control"
        drawing={
          <CodeDrawing
            label="JavaScript that opens the chat from a button on the page and listens for new leads."
            title="shop.js"
            lines={pageScript}
          />
        }
      >
        <p>
          Open and close the chat from your own button, use another greeting on the pricing page, forget the
          visitor when they sign out, and get events when an answer is complete or a visitor leaves contact
          details.
        </p>
        <p>Events contain ids and outcomes, never message text.</p>
      </FeatureRow>
      <FeatureRow
        isMirrored
        title="So does your software"
        drawing={
          <CodeDrawing
            label="A command that retrains a source through the API after a deployment."
            title="deploy.sh"
            lines={deployScript}
          />
        }
      >
        <p>
          An API key works in one workspace and can be revoked at any time. Agents, sources, conversations and
          leads are resources with lists, cursors and errors that say what to do.
        </p>
        <p>If a request is interrupted, send it again with the same idempotency key: it runs only once.</p>
      </FeatureRow>
      <ClosingCall
        title="Tell us what it has to work with"
        text="Your system, your rules, and who maintains it. You get a reply from the people who wrote the documentation."
        topic="integration"
        leadsWith="contact"
      />
    </>
  );
}
