/** Everything that names the product: a white-label install changes this file and nothing else. */
export const brand = {
  name: 'Parley',
  slogan: 'We Make AI Work for You',
  supportEmail: 'support@parley.example',
  /**
   * Where “Live demo” leads: a URL elsewhere, or a page of this installation, on which the link opens the agent of the
   * documentation where there is one.
   */
  demoLink: '/docs' as string,
  /** Product token in the crawler's User-Agent and in robots.txt groups. */
  crawlerToken: 'ParleyBot',
  /** Name of the calendar that books calls (`{host}` in the interface texts). */
  bookingHost: 'Cal.com',
} as const;
