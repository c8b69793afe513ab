import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBuilder, type InlineConfig } from 'vite';
import { ownProperties } from './own-properties.ts';

/**
 * Builds the widget into `outDir`: `widget.js` (the stable script, one classic script that imports nothing), hashed
 * files under `assets/`, and `manifest.json` in Vite's format with the entries `widget/loader.ts` and
 * `widget/panel/main.ts`.
 */
export async function buildWidget(outDir: string): Promise<void> {
  const builder = await createBuilder({ ...widgetBuildConfig(outDir), configFile: false, logLevel: 'warn' });
  await builder.buildApp();
}

const minify = {
  compress: true,
  mangle: true,
  mangleProps: { include: new RegExp(`^(?:${ownProperties.join('|')})$`) },
};

const panel = {
  target: 'es2022',
  manifest: 'manifest.json',
  emptyOutDir: true,
  rolldownOptions: {
    input: 'widget/panel/main.ts',
    output: { entryFileNames: 'assets/panel-[hash].js', minify },
  },
};
const loader = {
  target: 'es2020',
  emptyOutDir: false,
  rolldownOptions: {
    input: 'widget/loader.ts',
    output: { format: 'iife' as const, entryFileNames: 'widget.js', minify },
  },
};

/** Two bundles in one folder: the loader must not share a chunk with the panel, or it could not be a classic script. */
export function widgetBuildConfig(outDir: string): InlineConfig {
  return {
    root: join(import.meta.dirname, '..'),
    base: '/widget/',
    publicDir: false,
    worker: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
    build: { outDir, modulePreload: false, reportCompressedSize: false },
    environments: { client: { build: panel }, loader: { consumer: 'client', build: loader } },
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client!);
        await builder.build(builder.environments.loader!);
        const folder = resolve(builder.config.root, outDir);
        await addLoaderToManifest(folder);
      },
    },
  };
}

async function addLoaderToManifest(folder: string): Promise<void> {
  const path = join(folder, 'manifest.json');
  const manifest: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'));
  manifest['widget/loader.ts'] = { file: 'widget.js', src: 'widget/loader.ts', isEntry: true };
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
