import { readdirSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { paths } from './contract/page-addresses.ts';
import { prerenderedPaths } from './web/prerendered-paths.ts';

/** A static build: public pages as HTML of their own, everything else from `__spa-fallback.html`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build/web',
  ssr: false,
  prerender: [
    ...prerenderedPaths,
    ...pathsOf('docs', paths.docsPage),
    ...pathsOf('docs', paths.docsMarkdown),
    ...pathsOf('blog', paths.blogArticle),
  ],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

/** One page for each file of a folder of `content/`. */
function pathsOf(folder: string, pathOf: (slug: string) => string): string[] {
  return readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => pathOf(name.slice(0, -'.md'.length)));
}
