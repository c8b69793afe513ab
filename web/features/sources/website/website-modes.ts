export type WebsiteMode = 'site' | 'page' | 'sitemap';

/** How much of a website is read, as a choice. */
export const websiteModeOptions: { value: WebsiteMode; label: string; description: string }[] = [
  { value: 'site', label: 'Whole website', description: 'Crawls all linked pages' },
  { value: 'page', label: 'One page', description: 'Only this page' },
  { value: 'sitemap', label: 'Sitemap', description: 'All pages in a sitemap' },
];
