import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const rooms = ['contract', 'core', 'server', 'web', 'widget', 'integrations'] as const;
export type Room = (typeof rooms)[number];

export interface Import {
  /** Path from the root for our own files, else the package or `node:` module. */
  target: string;
  isOwn: boolean;
  isTypeOnly: boolean;
  /** By `import()`, while the program runs. */
  isLazy: boolean;
}

export interface SourceFile {
  path: string;
  room: Room;
  code: string;
  imports: Import[];
}

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

function readImports(path: string, code: string): Import[] {
  return [...code.matchAll(importPattern)].map(([, type, from, lazily]) => {
    const name = (from ?? lazily ?? '').replace(/\?.*/, '');
    const kind = { isTypeOnly: type !== undefined, isLazy: lazily !== undefined };
    if (name.startsWith('#')) return { target: name.slice(1), isOwn: true, ...kind };
    if (name.startsWith('.')) {
      return { target: relative(root, resolve(root, dirname(path), name)), isOwn: true, ...kind };
    }
    return { target: name, isOwn: false, ...kind };
  });
}

function readRoom(room: Room): SourceFile[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .filter((entry) => !/[\\/](fixtures|node_modules|dist)([\\/]|$)/.test(entry.parentPath))
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name));
      const code = readFileSync(join(root, path), 'utf8');
      return { path, room, code, imports: readImports(path, code) };
    });
}

/** The source of all rooms, without tests. */
export const files: readonly SourceFile[] = rooms.flatMap(readRoom);
