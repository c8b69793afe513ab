import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/public-layout.tsx', [
    index('shell/home-page.tsx'),
    route('login', 'features/accounts/login-page.tsx'),
    route('register', 'features/accounts/register-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
