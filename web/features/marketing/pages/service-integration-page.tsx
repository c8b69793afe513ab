import { brand } from '#contract/brand.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.serviceIntegration,
    title: `Integration: site builders, APIs, models, servers · ${brand.name}`,
    description: `Connect ${brand.name} to what you run: one script tag, a strict content policy, a JavaScript and a REST API, your own language model, your own server.`,
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Integration of chat agents',
      provider: { '@type': 'Organization', name: brand.name },
    },
  });

const places = [
  {
    term: 'Site builders and shops',
    docs: { slug: 'site-builders', label: 'Embedding, builder by builder' },
    text: 'WordPress, Shopify, Wix, Squarespace, Webflow: the script goes into the place that the builder has for it. In a single-page application it stays through every change of page.',
  },
  {
    term: 'Strict content policies',
    docs: { slug: 'widget', label: 'The directives' },
    text: 'Three directives with one origin. No inline script, no inline style, no eval, nothing that Trusted Types forbids.',
  },
  {
    term: 'Signed-in customers',
    docs: { slug: 'widget-api', label: 'The JavaScript API' },
    text: 'Your page can fill in the contact form with what it knows of a visitor. It is shown to them and never taken as proof.',
  },
  {
    term: 'Your own language model',
    docs: { slug: 'answers', label: 'How answers are made' },
    text: 'Any server that speaks the OpenAI protocol, reached from the install and not from the browser.',
  },
  {
    term: 'Your own server',
    docs: { slug: 'self-hosting', label: 'Running it yourself' },
    text: 'One process with its own database, or as many as you need on a PostgreSQL of yours. Backup and restore are one command each.',
  },
];

export default function ServiceIntegrationPage() {
  return (
    <>
      <PageHero
        kicker="Services · Integration"
        title="It goes where your customers already are"
        lead="One line does it for most. For the rest, for rules, for logins, for models and servers of your own, we work beside your developers."
        actions={<CallButtons topic="integration" leadsWith="contact" />}
        drawing={
          <CodeDrawing
            label="The head of a web page with the one script tag that shows the agent."
            title="index.html"
            lines={[
              '<head>',
              '  <title>Kiln & Co.</title>',
              '  ‹<script async›',
              '    ‹src="https://your-parley.example/widget.js"›',
              '    ‹data-agent-id="agt_…">‹›</script>›',
              '</head>',
            ]}
          />
        }
      />
      <Section tone="sunken" layout="beside" title="Five places where it gets interesting">
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
        title="Your page stays in charge"
        drawing={
          <CodeDrawing
            label="JavaScript that opens the chat from a button of the page and listens for contact details."
            title="shop.js"
            lines={[
              "button.addEventListener('click', () => {",
              "  Parley(‹'open'›);",
              '});',
              '',
              "Parley('addEventListener', ‹'lead'›, ({ leadId }) => {",
              "  track('asked for a call', leadId);",
              '});',
            ]}
          />
        }
      >
        <p>
          Open and close the chat from a button of your own, begin with another greeting on the pricing page,
          forget the visitor when they sign out, and hear when an answer was complete or details were left.
        </p>
        <p>Events carry ids and outcomes, never what was written.</p>
      </FeatureRow>
      <FeatureRow
        isMirrored
        title="And so do your programs"
        drawing={
          <CodeDrawing
            label="A command that trains a source again by the programming interface, after a deployment."
            title="deploy.sh"
            lines={[
              '# the site has changed: read it again',
              'curl -X POST \\',
              '  https://your-parley.example/api/v1/',
              '    agents/agt_…/sources/src_…/‹retrain› \\',
              '  -H "Authorization: Bearer ‹$PARLEY_KEY›"',
            ]}
          />
        }
      >
        <p>
          A key acts in one workspace and can be revoked at once. Agents, sources, conversations and leads are
          resources with lists, cursors and errors that say what to do.
        </p>
        <p>A request that was cut off can be sent again with the same key of its own, and is done once.</p>
      </FeatureRow>
      <ClosingCall
        title="Tell us what it has to get along with"
        text="System, rules, and who looks after it. You get an answer from somebody who has read the documentation, because they wrote it."
        topic="integration"
        leadsWith="contact"
      />
    </>
  );
}
