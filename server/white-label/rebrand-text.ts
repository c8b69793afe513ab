import { brand } from '#contract/brand.ts';
import { placeholderOrigin } from '#server/placeholder-origin.ts';
import { rebrandScript } from './rebrand-script.ts';
import type { WhiteLabel } from './white-label.ts';

const { name: ours, slogan, supportEmail: ourEmail, crawlerToken } = brand;
/** The crawler has one name, which would name us. */
const nameless = 'the website crawler';
/** Chat archives have a name of their own, and are not under a partner's host. */
const archives = 'ChatGenie';
const namelessArchives = 'Archives';
const exactly = (text: string): string => text.replaceAll('.', '\\.');

/** What names us, the longer before what is part of it. */
const named = new RegExp(
  [
    `(?<origin>${exactly(placeholderOrigin)})`,
    `(?<email>${exactly(ourEmail)})`,
    `(?<slogan>${exactly(slogan)})`,
    `(?<crawler>${crawlerToken})`,
    // Code that the documentation shows, in HTML and in the data that the application draws it from.
    String.raw`(?<code><code\b[^>]*>[^<]*</code>|\\u003ccode\b.*?\\u003c/code`,
    // As a script calls it, `Parley('open')`, `Parley.open()`, `window.Parley`, and in other names: `PARLEY_KEY`, `parley:1`.
    String.raw`(?<=window\.)${ours}\b|\b${ours}(?=\(|\?[.?]|\.[a-z]|[A-Z])|${ours.toUpperCase()}|${ours.toLowerCase()})`,
    `(?<archives>${archives})`,
    `(?<name>${ours})`,
  ].join('|'),
  'g',
);

/**
 * A text that the build wrote, with the partner's words and addresses in place of ours. Names of a brand have no
 * characters that mean anything in HTML or a script, so that they can be put anywhere. What visitors and members
 * wrote never goes through here.
 */
export function rebrandText(text: string, { name, supportEmail, origin }: WhiteLabel): string {
  return text.replaceAll(named, (match, ...more) => {
    const groups = more.at(-1) as Record<string, string | undefined>;
    if (groups.origin !== undefined) return origin;
    if (groups.email !== undefined) return supportEmail;
    if (groups.crawler !== undefined) return nameless;
    if (groups.archives !== undefined) return namelessArchives;
    return groups.code === undefined ? name : rebrandScript(match.replaceAll(crawlerToken, nameless));
  });
}
