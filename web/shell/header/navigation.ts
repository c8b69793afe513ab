import { paths } from '#contract/page-addresses.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** Pages below the item whose address does not begin with its own. */
  above?: readonly string[];
  /** In a dropdown next to the item. */
  children?: readonly NavigationItem[];
}

/** Top bar for visitors. */
export const visitorItems: readonly NavigationItem[] = [
  {
    to: paths.services,
    label: 'Services',
    children: [
      { to: paths.serviceAiAgents, label: 'AI Agents' },
      { to: paths.serviceConsulting, label: 'Consulting' },
      { to: paths.serviceIntegration, label: 'Integration' },
    ],
  },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
];

/** Top bar for signed-in users. */
export const ownerItems: readonly NavigationItem[] = [
  { to: paths.dashboard, label: 'Dashboard', above: [paths.inbox] },
  {
    to: paths.agents,
    label: 'Agents',
    children: [
      { to: paths.createAgent, label: 'Create Agent' },
      { to: paths.agentLibrary, label: 'Agent Library' },
      { to: paths.agentAnalytics, label: 'Analytics' },
    ],
  },
  { to: paths.partner, label: 'Partner' },
  { to: paths.billing, label: 'Billing' },
];

/** In the menu of the signed-in user. */
export const accountItems: readonly NavigationItem[] = [
  { to: paths.profile, label: 'My Profile' },
  { to: paths.accountSettings(), label: 'Settings' },
];

/** Columns of the footer. */
export const footerColumns: readonly { title: string; items: readonly NavigationItem[] }[] = [
  {
    title: 'Solutions',
    items: [
      { to: paths.aiAgents, label: 'AI Agents' },
      { to: paths.automation, label: 'Automation' },
      { to: paths.analytics, label: 'Analytics' },
      { to: paths.solutions, label: 'All solutions' },
      { to: paths.chatgenie, label: 'ChatGenie' },
    ],
  },
  {
    title: 'Company',
    items: [
      { to: paths.about, label: 'About' },
      { to: paths.services, label: 'Services' },
      { to: paths.careers, label: 'Careers' },
      { to: paths.blog, label: 'Blog' },
      { to: paths.partner, label: 'Partners' },
    ],
  },
  {
    title: 'Support',
    items: [
      { to: paths.docs, label: 'Documentation' },
      { to: paths.contact, label: 'Contact' },
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.status, label: 'System Status' },
    ],
  },
  {
    title: 'Legal',
    items: [
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.terms, label: 'Terms' },
      { to: paths.accessibility, label: 'Accessibility' },
      { to: paths.cookies, label: 'Cookies' },
      { to: paths.security, label: 'Security' },
    ],
  },
];
