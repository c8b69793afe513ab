import { Resolver } from 'node:dns/promises';
import type { NameRecords } from '#server/ports/name-records.ts';

/** Answers that say for sure that there is no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the DNS servers of the machine. */
export function createNameRecords(): NameRecords {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return {
    readTexts: async (name) => (await orNone(resolver.resolveTxt(name))).map((strings) => strings.join('')),
    readMailServers: async (domain) =>
      (await orNone(resolver.resolveMx(domain))).map(({ exchange }) => exchange.toLowerCase()),
  };
}

async function orNone<One>(asked: Promise<One[]>): Promise<One[]> {
  try {
    return await asked;
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
