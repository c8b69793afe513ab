import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** URL to page. Public pages are prerendered (see `paths.ts`); everything under the guard starts in the browser. */
export default [
  layout('shell/public-layout.tsx', [
    index('shell/home-page.tsx'),
    route('login', 'features/accounts/login-page.tsx'),
    route('register', 'features/accounts/register-page.tsx'),
    route('docs', 'features/docs/docs-layout.tsx', [
      index('features/docs/docs-home-page.tsx'),
      route(':slug', 'features/docs/docs-page.tsx'),
    ]),
    route('blog', 'features/blog/blog-page.tsx'),
    route('blog/:slug', 'features/blog/article-page.tsx'),
    route('privacy', 'features/legal/privacy-page.tsx'),
    route('cookies', 'features/legal/cookies-page.tsx'),
    route('terms', 'features/legal/terms-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
  route('blog/feed.xml', 'features/blog/feed.ts'),
  layout('shell/signed-in-layout.tsx', [
    route('dashboard', 'features/dashboard/dashboard-page.tsx'),
    route('profile', 'features/accounts/profile-page.tsx'),
    route('agents', 'features/agents/agents-page.tsx'),
    route('agents/create', 'features/agents/create-agent-page.tsx'),
    route('agents/:agentId', 'features/agents/console-layout.tsx', [
      route('overview', 'features/agents/overview-page.tsx'),
      route('view-agent', 'features/agents/view-agent-page.tsx'),
      route('messages/:conversationId?', 'features/conversations/messages-page.tsx'),
      route('leads', 'features/leads/leads-page.tsx'),
      route('training-sources', 'features/sources/training-sources-page.tsx'),
      route('training-sources/:sourceId', 'features/sources/source-page.tsx'),
      route('visual-look', 'features/agents/visual-look-page.tsx'),
      route('settings', 'features/agents/settings-layout.tsx', [
        index('features/agents/settings-general-page.tsx'),
        route('leads', 'features/agents/settings-leads-page.tsx'),
        route('danger-zone', 'features/agents/settings-danger-page.tsx'),
      ]),
      route('*', 'features/agents/unknown-console-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
