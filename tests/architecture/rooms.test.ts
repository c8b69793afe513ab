import { describe, expect, it } from 'vitest';
import { breaches } from './breaches.ts';
import { files, type Import, type Room, rooms } from './source-files.ts';
import { withoutText } from './without-text.ts';

const roomOf = (path: string): string => path.split('/')[0] ?? '';

/** Rooms that a room may import from. */
const arrows: Record<Room, readonly string[]> = {
  contract: ['contract'],
  core: ['core', 'contract'],
  server: ['server', 'core', 'contract', 'package.json'],
  web: ['web', 'core', 'contract', '.react-router'],
  widget: ['widget', 'core', 'contract'],
  integrations: ['integrations'],
};

/** Built by tools, not loaded by a page. */
const isBuildFile = (path: string): boolean => /^widget\/(build-widget|vite\.config)\.ts$/.test(path);

/** Forms of the console that check what is typed by a schema of the contract. */
const checksBySchema =
  /^web\/features\/(agents|sources)\/(.*\/)?(create-look-step|use-agent-form|edit-source)\.tsx?$/;

/** Writes the reference of the API, when the pages are built. */
const describesSchemas = /^web\/features\/docs\/describe-endpoints\.ts$/;

/** Packages that speak for a vendor or parse what strangers wrote, and the only places that may use them. */
const homes: Record<string, RegExp> = {
  undici: /^server\/adapters\//,
  '@ai-sdk/': /^server\/adapters\/language-model\//,
  'eventsource-parser': /^server\/adapters\/language-model\//,
  '@huggingface/tokenizers': /^server\/adapters\/embedding-model\//,
  tinypool: /^server\/adapters\/threads\//,
  'onnxruntime-node': /^server\/adapters\/embedding-model\//,
  sharp: /^server\/adapters\/(picture-reader|card-drawer)\//,
  fontkit: /^server\/adapters\/(card-drawer|pdf-pen)\//,
  unpdf: /^server\/adapters\/document-reader\//,
  'playwright-core': /^server\/adapters\/page-renderer\//,
  mammoth: /^server\/adapters\/document-reader\//,
  'word-extractor': /^server\/adapters\/document-reader\//,
  'csv-parse': /^server\/adapters\/document-reader\//,
  linkedom: /^server\/adapters\/document-reader\//,
  '@mozilla/readability': /^server\/adapters\/document-reader\//,
  standardwebhooks: /^server\/adapters\/webhook-sender\//,
  'smtp-server': /^server\/adapters\/mail-listener\//,
  mailparser: /^server\/adapters\/mail-reader\//,
  nodemailer: /^server\/adapters\/mailer\//,
  'age-encryption': /^server\/(?:database\/backup|secrets)\//,
  '@opentelemetry/': /^server\/adapters\/(metrics|tracing)\//,
  '@sentry/': /^server\/adapters\/error-reports\//,
  '@aws-sdk/': /^server\/adapters\/file-store\/s3\//,
  '@slack/': /^server\/adapters\/slack\//,
  stripe: /^server\/adapters\/payments\/stripe\//,
  pdfkit: /^server\/adapters\/(invoice-printer|chat-reader\/legal|pdf-pen)\//,
  '@better-auth/utils': /^server\/features\/credentials\//,
  'pg-boss': /^server\/(jobs|database\/backup)\//,
};

describe('imports between rooms', () => {
  it.each(rooms)('%s imports only what it may', (room) => {
    expect(
      breaches(room, (_file, each) => each.isOwn && !arrows[room].includes(roomOf(each.target))),
    ).toEqual([]);
  });

  it('contract needs only the schema library, and that only in schemas', () => {
    expect(breaches('contract', (_file, each) => !each.isOwn && each.target !== 'zod')).toEqual([]);
    const isSchema = (path: string) => /\bschemas\.ts$/.test(path);
    const isHeavy = ({ target, isTypeOnly }: Import) =>
      !isTypeOnly && (target === 'zod' || (target.startsWith('contract/') && isSchema(target)));
    expect(breaches('contract', (file, each) => !isSchema(file.path) && isHeavy(each))).toEqual([]);
  });

  it('core uses no module of Node and no async code', () => {
    expect(breaches('core', (_file, each) => each.target.startsWith('node:'))).toEqual([]);
    const waiting = files.filter(
      (file) => file.room === 'core' && /\basync\b(?!-)|\bawait\b|\bPromise\b/.test(withoutText(file.code)),
    );
    expect(waiting.map((file) => file.path)).toEqual([]);
  });

  it('web runs in a browser', () => {
    expect(breaches('web', (_file, each) => each.target.startsWith('node:'))).toEqual([]);
  });

  it('the widget loads no package, except what solves challenges, which few visitors fetch', () => {
    expect(
      breaches(
        'widget',
        (file, each) =>
          !isBuildFile(file.path) &&
          !each.isOwn &&
          !(file.path === 'widget/solver/search-number.ts' && each.target.startsWith('@noble/hashes')),
      ),
    ).toEqual([]);
  });

  it('what runs at other companies loads no package', () => {
    expect(breaches('integrations', (_file, each) => !each.isOwn)).toEqual([]);
  });

  it('what runs in a browser takes types of schemas, except forms that check by them', () => {
    const strays = (['core', 'web', 'widget'] as const).flatMap((room) =>
      breaches(
        room,
        (file, each) =>
          /^contract\/.*schemas\.ts$/.test(each.target) &&
          !each.isTypeOnly &&
          !checksBySchema.test(file.path) &&
          !describesSchemas.test(file.path),
      ),
    );
    expect(strays).toEqual([]);
  });

  it('scripts of public pages load neither the schema library nor the application', () => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const starts = files.filter(({ path }) => /-script\.ts$|^web\/public-scripts\/enhance\.ts$/.test(path));
    expect(starts.length).toBeGreaterThan(2);
    const heavy = starts.flatMap((start) => {
      const reached = new Map([[start.path, start.path]]);
      for (const [path, way] of reached)
        for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? [])
          if (!isTypeOnly && !reached.has(target)) reached.set(target, `${way} → ${target}`);
      return ['zod', 'react', 'react-dom', '@tanstack/react-query'].flatMap(
        (name) => reached.get(name) ?? [],
      );
    });
    expect(heavy).toEqual([]);
  });

  it('a product without a bucket, backups and metrics loads none of their packages', () => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const reached = new Map([['server/main.ts', 'server/main.ts']]);
    for (const [path, way] of reached)
      for (const { target, isTypeOnly, isLazy } of byPath.get(path)?.imports ?? [])
        if (!isTypeOnly && !isLazy && !reached.has(target)) reached.set(target, `${way} → ${target}`);
    expect(reached.has('server/create-services.ts')).toBe(true);
    const heavy = [...reached].filter(([target]) =>
      /^(@aws-sdk|@opentelemetry|@sentry|age-encryption)\b/.test(target),
    );
    expect(heavy.map(([, way]) => way)).toEqual([]);
  });

  it('packages of vendors stay in their adapters', () => {
    const strays = breaches('server', (file, each) =>
      Object.entries(homes).some(([name, home]) => {
        const isThat = each.target === name || each.target.startsWith(name.endsWith('/') ? name : `${name}/`);
        return isThat && !home.test(file.path);
      }),
    );
    expect(strays).toEqual([]);
  });
});
