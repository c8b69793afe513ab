import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '#contract/brand.ts';

const page = (title: string) =>
  `<html><head><title>${title} · ${brand.name}</title><script>document.x='${brand.name}'</script><link rel="canonical" href="https://parley.invalid/login"><meta property="og:image" content="https://parley.invalid/social/login.png"/></head><body>${brand.slogan} ${brand.supportEmail} ${brand.crawlerToken} <code>${brand.name}('open')</code></body></html>`;

/** Into a new folder, what the build writes, as far as it names us: pages, and scripts of the console and the widget. */
export async function writeBuild(): Promise<{ folder: string; web: string; widget: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-label-'));
  const files: Record<string, string> = {
    'web/__spa-fallback.html': page('Console'),
    'web/login/index.html': page('Sign in'),
    'web/pricing/index.html': page('Pricing'),
    'web/about/index.html': page('About'),
    'web/404/index.html': page('Not found'),
    'web/docs/index.html': page('Docs'),
    'web/docs/widget-api/index.html': page('Widget'),
    'web/docs/widget-api.data': `["${brand.name} docs"]`,
    'web/docs/self-hosting/index.html': page('Self-hosting'),
    'web/docs/self-hosting.data': `["${brand.name}"]`,
    'web/favicon.svg': '<svg id="parley"/>',
    'web/social/login.png': brand.name,
    'web/llms.txt': brand.name,
    'web/llms.txt.data': brand.name,
    'web/site.webmanifest': `{"name":"${brand.name}"}`,
    'web/assets/app-1.js': `export const t="Overview · ${brand.name}",k="parley:alerts",m={parley:1};`,
    'web/assets/app-1.js.map': brand.name,
    'web/assets/font-1.woff2': 'letters',
    'widget/widget.js': 'window.Parley=1;console.warn("Parley: no");customElements.define("parley-widget",X)',
    'widget/assets/panel-1.js': 'part.providerMetadata.parley;localStorage["parley:x"]',
    'widget/manifest.json': JSON.stringify({ 'widget/panel/main.ts': { file: 'assets/panel-1.js' } }),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { folder, web: join(folder, 'web'), widget: join(folder, 'widget') };
}
