import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Where `vite dev` finds the running server; the build does not use it. */
const server = process.env.PARLEY_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [dropUnusedSchemas(), tailwindcss(), reactRouter()],
  server: {
    proxy: { '/api': server, '/widget': server, '/widget.js': server, '/chat': server },
  },
});

/**
 * Marks the constants of contract/ that are made by calls as free of side effects, so that a public page that reads
 * one number of a noun does not load all schemas of that noun, and with them the schema library (26 kB gzipped).
 */
function dropUnusedSchemas(): Plugin {
  return {
    name: 'drop-unused-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[^/]+\.ts$/ },
      handler(code) {
        const inserts: [number, string][] = [];
        for (const statement of this.parse(code).body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const { init } of declaration.declarations) {
            if (init?.type !== 'CallExpression') continue;
            inserts.push([init.start, '/* @__PURE__ */ (() => '], [init.end, ')()']);
          }
        }
        let marked = code;
        for (const [at, text] of inserts.reverse()) marked = marked.slice(0, at) + text + marked.slice(at);
        return { code: marked, map: null };
      },
    },
  };
}
