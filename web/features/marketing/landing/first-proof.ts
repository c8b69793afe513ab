/** Where our documentation answers the first question. A test compares it with the page. */
export const firstProof = {
  page: 'quick-start',
  anchor: '5-put-it-on-your-website',
  title: 'Quick start › Put it on your website',
  quote: 'Copy the script from View AI Agent and place it between the head tags of your pages:',
} as const;
