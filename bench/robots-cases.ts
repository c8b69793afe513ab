import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRobots } from '#core/crawling/robots/read-robots.ts';
import { findSet } from './reading/find-set.ts';
import { readRobotsCases } from './reading/read-robots-cases.ts';

// How many of the cases of github.com/google/robotstxt our reading of robots.txt decides as Google's does: see `findSet`.

const folder = findSet('robotstxt');
if (folder !== null) {
  const cases = readRobotsCases(readFileSync(join(folder, 'robots_test.cc'), 'utf8'));
  const wrong = cases.filter(
    ({ robots, agent, url, isAllowed }) =>
      readRobots(robots, new URL('/robots.txt', url || 'http://foo.bar/').href, agent).isAllowed(url) !==
      isAllowed,
  );
  console.log(`robots.txt: ${cases.length - wrong.length} of ${cases.length} cases as Google decides them.`);
  for (const { robots, agent, url, isAllowed } of wrong)
    console.log(`  ${agent} may${isAllowed ? '' : ' not'} fetch ${url} by ${JSON.stringify(robots)}`);
}
