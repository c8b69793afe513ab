import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';

/** Where `vite dev` finds the running server; the build does not use it. */
const server = process.env.PARLEY_SERVER ?? 'http://127.0.0.1:3000';

/**
 * What nearly every page needs comes as one script: as it was split by itself, a page fetched 64 files, half of them
 * below a kilobyte. From fewer pages on, public pages would load what only the console needs.
 */
const shared = { name: 'shared', minShareCount: 30 };

export default defineConfig({
  publicDir: 'web/public',
  plugins: [buildScripts(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/widget': server,
      '/widget.js': server,
      '/chat/': server,
      '/pictures/': server,
      '/a/': server,
      '/chatgenie/shared/': server,
    },
  },
});

/**
 * `import address from './enhance.ts?script'`: builds the file and all that it imports as one script of its own, apart
 * from the application's chunks, and gives its address. Its name carries a hash of its content, so that the build of the
 * pages and the build of the application, which both ask, agree on it.
 */
function buildScripts(): Plugin {
  const suffix = '?script';
  let isBuild = false;
  return {
    name: 'build-scripts',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
      return resolved && resolved.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!isBuild) return `export default ${JSON.stringify(`/${relative(import.meta.dirname, file)}`)}`;
      const code = await bundleScript(file);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      const name = `assets/${file.replace(/^.*\/|\.ts$/g, '')}-${hash}.js`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: name, source: code });
      return `export default ${JSON.stringify(`/${name}`)}`;
    },
  };
}

async function bundleScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: file } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} was not built.`);
  return chunk.code;
}
