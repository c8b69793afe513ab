import { describe, expect, it } from 'vitest';
import { breaches } from './breaches.ts';
import { featureOf } from './feature-of.ts';
import { files } from './source-files.ts';
import { withoutText } from './without-text.ts';

const serverFiles = files.filter((file) => file.room === 'server');

/** From bottom to top: a feature uses verbs, tables and types of features below it only. */
const floors = [
  'emails',
  'pictures',
  'contact',
  'users',
  'chat-archives',
  'wrapped',
  'legal-exports',
  'workspaces',
  'model-keys',
  'model-prices',
  'saved-views',
  'saved-replies',
  'inbox-settings',
  'presence',
  'credentials',
  'api-keys',
  'audit-log',
  'second-factor',
  'email-verification',
  'agents',
  'actions',
  'notion',
  'cal-com',
  'sources',
  'billing',
  'conversations',
  'identity',
  'reply-addresses',
  'tags',
  'notes',
  'leads',
  'bookings',
  'inbox',
  'webhooks',
  'privacy',
  'incoming-mail',
  'analytics',
  'answering',
  'mcp',
  'slack',
  'agent-tests',
  'widget',
  'partners',
  'sessions',
  'announcements',
  'confirmation',
  'registration',
  'sign-in',
  'google-sign-in',
  'passkeys',
  'passwords',
  'profile',
  'accounts',
  'data-export',
  'notifications',
  'backups',
  'operation',
  'status',
  'docs',
  'operator',
  'trials',
];

/** A row of a quota is deleted with its workspace. */
const quotaOfWorkspace = 'server/quota/quota.table.ts → server/features/workspaces/workspaces.table.ts';

describe('features of the server', () => {
  it('each have a floor', () => {
    const found = new Set(serverFiles.map(({ path }) => featureOf(path)).filter((name) => name !== null));
    expect([...found].sort()).toEqual([...floors].sort());
  });

  it('use features below them only', () => {
    const upwards = breaches('server', (file, each) => {
      const from = featureOf(file.path);
      const to = featureOf(each.target);
      if (from === null || to === null || from === to) return false;
      return floors.indexOf(to) > floors.indexOf(from);
    });
    expect(upwards).toEqual([]);
  });

  it('are unknown to the folders below them', () => {
    const strays = breaches(
      'server',
      (file, each) =>
        /^server\/(adapters|audit|database|jobs|ports|quota)\//.test(file.path) &&
        featureOf(each.target) !== null,
    ).filter((each) => each !== quotaOfWorkspace);
    expect(strays).toEqual([]);
  });

  it('never import the routes, pages or jobs of another', () => {
    const strays = breaches('server', (file, each) => {
      const feature = featureOf(file.path);
      return (
        feature !== null &&
        /\.(routes|pages|jobs)\.ts$/.test(each.target) &&
        featureOf(each.target) !== feature
      );
    });
    expect(strays).toEqual([]);
  });

  it('only read the tables of another', () => {
    const writers = serverFiles.flatMap((file) => {
      const feature = featureOf(file.path);
      if (feature === null || file.path.endsWith('.table.ts')) return [];
      return [
        ...file.code.matchAll(/import \{([^}]*)\} from '#server\/features\/([^/]+)\/[^']*\.table\.ts'/g),
      ]
        .filter(([, , owner]) => owner !== feature)
        .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim().split(' ').at(-1) ?? ''))
        .filter((name) => name !== '' && new RegExp(`\\.(insert|update|delete)\\(${name}\\)`).test(file.code))
        .map((name) => `${file.path} writes ${name}`);
    });
    expect(writers).toEqual([]);
  });

  it('never call fetch', () => {
    const fetching = serverFiles.filter(
      (file) => !file.path.startsWith('server/adapters/') && /(?<![.\w])fetch\(/.test(withoutText(file.code)),
    );
    expect(fetching.map((file) => file.path)).toEqual([]);
  });

  it('never read the environment', () => {
    const readers = serverFiles.filter(
      (file) => /process\.env[.[]/.test(file.code) && file.path !== 'server/main.ts',
    );
    expect(readers.map((file) => file.path)).toEqual([]);
  });
});
