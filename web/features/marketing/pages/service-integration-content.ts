export const places = [
  {
    term: 'Site builders and shops',
    docs: { slug: 'site-builders', label: 'Embedding, by site builder' },
    text: 'WordPress, Shopify, Wix, Squarespace, Webflow: paste the script into the field that your builder provides. In a single-page application the chat stays open when the page changes.',
  },
  {
    term: 'Strict content policies',
    docs: { slug: 'widget', label: 'The directives' },
    text: 'Three directives with one origin. No inline scripts, no inline styles, no eval, nothing that Trusted Types blocks.',
  },
  {
    term: 'Signed-in customers',
    docs: { slug: 'widget-api', label: 'The JavaScript API' },
    text: 'Your page can prefill the contact form with what it knows about a visitor. The visitor sees it, and it is never treated as proof of identity.',
  },
  {
    term: 'Your own language model',
    docs: { slug: 'answers', label: 'How answers are made' },
    text: 'Any server that speaks the OpenAI protocol, called from the server and not from the browser.',
  },
  {
    term: 'Your own server',
    docs: { slug: 'self-hosting', label: 'Running it yourself' },
    text: 'One process with its own database, or as many as you need with your own PostgreSQL. Backup and restore take one command each.',
  },
];

/** Code of the drawings; what is between ‹ and › is highlighted. */
export const pageHead = [
  '<head>',
  '  <title>Fernwood Cycles</title>',
  '  ‹<script async›',
  '    ‹src="https://your-parley.example/widget.js"›',
  '    ‹data-agent-id="agt_…">‹›</script>›',
  '</head>',
];

export const pageScript = [
  "button.addEventListener('click', () => {",
  "  Parley(‹'open'›);",
  '});',
  '',
  "Parley('addEventListener', ‹'lead'›, ({ leadId }) => {",
  "  track('asked for a call', leadId);",
  '});',
];

export const deployScript = [
  '# the website has changed: read it again',
  'curl -X POST \\',
  '  https://your-parley.example/api/v1/',
  '    agents/agt_…/sources/src_…/‹retrain› \\',
  '  -H "Authorization: Bearer ‹$PARLEY_KEY›"',
];
