/** The product and company pages. */
export const publicPages = [
  '/ai-agents',
  '/analytics',
  '/automation',
  '/solutions',
  '/services',
  '/services/ai-agents',
  '/services/consulting',
  '/services/integration',
  '/about',
  '/careers',
  '/security',
  '/partner',
  '/contact',
  '/status',
  '/chatgenie',
];
