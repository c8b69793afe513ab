import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './web/paths.ts';

/** A static build: public pages as HTML of their own, everything else from `__spa-fallback.html`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build/web',
  ssr: false,
  prerender: [...prerenderedPaths],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
