import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { frameAncestors } from '#core/safety/embedding/frame-ancestors.ts';
import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { findPublicAgent } from '#server/features/agents/public/find-public-agent.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const panelEntry = 'widget/panel/main.ts';
/** Loaded by the panel where a chat has files, and where somebody books a call. */
const filesEntry = 'widget/panel/files/create-files.ts';
const bookingEntry = 'widget/panel/booking/create-booking.ts';
const immutable = 'public, max-age=31536000, immutable';

/** The panel's own document: only our files, and only the agent's sites may frame it. */
function panelPolicy(ancestors: string | null): string {
  const framing = ancestors === null ? '' : `; frame-ancestors ${ancestors}`;
  return (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
    `base-uri 'none'; form-action 'none'${framing}`
  );
}

function panelDocument(
  manifest: Record<string, Chunk>,
  agent: { id: string; title: string } & Pick<AgentSettings, 'colorMode'>,
  mode: 'frame' | 'page' | 'preview' | 'sample',
) {
  const entry = manifest[panelEntry];
  if (entry === undefined) throw new Error(`The widget's build has no entry ${panelEntry}.`);
  const styles = (entry.css ?? []).map((file) => html`<link rel="stylesheet" href="/widget/${file}" />`);
  const preloads = (entry.imports ?? []).map(
    (name) => html`<link rel="modulepreload" href="/widget/${manifest[name]?.file ?? ''}" />`,
  );
  return html`<!doctype html>
<html lang="en"${agent.colorMode === 'auto' ? '' : html` data-theme="${agent.colorMode}"`}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
<meta name="robots" content="noindex" />
<title>${agent.title}</title>
${styles}${preloads}<script type="module" src="/widget/${entry.file}"></script>
</head>
<body data-agent-id="${agent.id}" data-mode="${mode}" data-files="/widget/${manifest[filesEntry]?.file ?? ''}" data-booking="/widget/${manifest[bookingEntry]?.file ?? ''}"></body>
</html>`;
}

/** Serves the script of the widget, its files and its documents from `folder`, `build/widget`. */
export function bindWidgetPages(app: Hono, services: Services, folder: string): void {
  const manifestFile = join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) return;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

  const forForeignPages = (c: HonoContext, cacheControl: string): void => {
    c.header('Cache-Control', cacheControl);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
  app.use(
    '/widget.js',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => forForeignPages(c, 'public, max-age=300'),
    }),
  );
  app.use(
    '/widget/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/widget/, ''),
      onFound: (_path, c) => {
        forForeignPages(c, immutable);
        // The frame's own policy lets in only a worker that has it, too.
        c.header('Cross-Origin-Embedder-Policy', 'require-corp');
      },
    }),
  );

  const answerPanel = (mode: 'frame' | 'page') => async (c: HonoContext) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    try {
      const agent = await findPublicAgent(services, c.req.param('agentId') ?? '');
      c.header('Content-Security-Policy', panelPolicy(frameAncestors(agent.settings.allowedDomains)));
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      // A host page under this policy shows only frames that have it, too.
      c.header('Cross-Origin-Embedder-Policy', 'require-corp');
      const isPreview = mode === 'page' && c.req.query('preview') !== undefined;
      const { displayName: title, colorMode } = agent.settings;
      return await c.html(
        panelDocument(manifest, { id: agent.id, title, colorMode }, isPreview ? 'preview' : mode),
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      c.header('Content-Security-Policy', panelPolicy("'self'"));
      return c.html(
        html`<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Chat not found</title></head>
<body><p>This chat no longer exists.</p></body></html>`,
        404,
      );
    }
  };
  // The chat without an agent: the console shows in it how one would look that is not saved, or not made yet.
  app.get('/widget/sample', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', panelPolicy("'self'"));
    return c.html(
      panelDocument(manifest, { id: '', title: 'Sample of a chat', colorMode: 'auto' }, 'sample'),
    );
  });
  app.get('/widget/frame/:agentId', answerPanel('frame'));
  app.get('/chat/:agentId', answerPanel('page'));
}
