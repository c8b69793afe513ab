import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBuilder, type InlineConfig, type Plugin, type ViteBuilder } from 'vite';
import { ownProperties } from './own-properties.ts';

/**
 * Builds the widget into `outDir`: `widget.js` (the stable script, one classic script that imports nothing), hashed
 * files under `assets/`, and `manifest.json` in Vite's format with the entries `widget/loader.ts`,
 * `widget/panel/main.ts` and those of the parts that the panel loads by itself.
 */
export async function buildWidget(outDir: string): Promise<void> {
  const builder = await createBuilder({ ...widgetBuildConfig(outDir), configFile: false, logLevel: 'warn' });
  await builder.buildApp();
}

const minify = { compress: true, mangle: true };
/** For one bundle only: names must be short in the same way everywhere. */
const minifyNames = { ...minify, mangleProps: { include: new RegExp(`^(?:${ownProperties.join('|')})$`) } };

/** Vite's own loads style sheets before a part that has some. Ours have none, so nothing is left but the import. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

const panel = {
  target: 'es2022',
  manifest: 'manifest.json',
  emptyOutDir: true,
  rolldownOptions: {
    input: 'widget/panel/main.ts',
    output: {
      entryFileNames: 'assets/panel-[hash].js',
      // The words of each language but English.
      chunkFileNames: 'assets/[name]-[hash].js',
      minify,
    },
  },
};
/** Loaded by the panel when it needs them. Names can be shortened within one bundle only. */
const entries = {
  files: 'widget/panel/files/create-files.ts',
  booking: 'widget/panel/booking/create-booking.ts',
};
const partOf = (name: keyof typeof entries) => ({
  target: 'es2022',
  emptyOutDir: false,
  rolldownOptions: {
    input: entries[name],
    preserveEntrySignatures: 'strict' as const,
    output: {
      entryFileNames: `assets/${name}-[hash].js`,
      // Its words in each language but English.
      chunkFileNames: `assets/${name}-[name]-[hash].js`,
      minify,
    },
  },
});
const loader = {
  target: 'es2020',
  emptyOutDir: false,
  rolldownOptions: {
    input: 'widget/loader.ts',
    output: { format: 'iife' as const, entryFileNames: 'widget.js', topLevelVar: false, minify: minifyNames },
  },
};

/** Bundles of their own in one folder: the loader must not share a chunk with the panel, or it could not be a classic script. */
export function widgetBuildConfig(outDir: string): InlineConfig {
  return {
    root: join(import.meta.dirname, '..'),
    base: '/widget/',
    publicDir: false,
    plugins: [plainImports],
    worker: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
    build: { outDir, modulePreload: false, reportCompressedSize: false },
    environments: {
      client: { build: panel },
      files: { consumer: 'client', build: partOf('files') },
      booking: { consumer: 'client', build: partOf('booking') },
      loader: { consumer: 'client', build: loader },
    },
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client!);
        const files = entryFileOf(await builder.build(builder.environments.files!));
        const booking = entryFileOf(await builder.build(builder.environments.booking!));
        await builder.build(builder.environments.loader!);
        const folder = resolve(builder.config.root, outDir);
        await addToManifest(folder, {
          'widget/loader.ts': 'widget.js',
          [entries.files]: files,
          [entries.booking]: booking,
        });
      },
    },
  };
}

function entryFileOf(built: Awaited<ReturnType<ViteBuilder['build']>>): string {
  const outputs = Array.isArray(built) ? built : [built];
  for (const each of outputs)
    for (const chunk of 'output' in each ? each.output : [])
      if (chunk.type === 'chunk' && chunk.isEntry) return chunk.fileName;
  throw new Error('A bundle of the panel was not built.');
}

/** Adds entries that were built with the panel, by their source: the name of each file. */
async function addToManifest(folder: string, entries: Record<string, string>): Promise<void> {
  const path = join(folder, 'manifest.json');
  const manifest: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'));
  for (const [src, file] of Object.entries(entries)) manifest[src] = { file, src, isEntry: true };
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
