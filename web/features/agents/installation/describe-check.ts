import type { InstallationCheck } from '#contract/widget/widget.schemas.ts';
import type { WidgetDirective } from '#contract/widget/widget.ts';

const effects: Record<WidgetDirective, string> = {
  'script-src': 'the script does not load',
  'frame-src': 'the chat opens in a new tab instead',
  'connect-src': 'the button has the default look',
};

/** What a look at a page has found, the verdict first, then what to do about each thing that is in the way. */
export function describeCheck({ url, script, isAllowed, blocked }: InstallationCheck): {
  isFine: boolean;
  sentences: string[];
} {
  const { host } = new URL(url);
  const problems = [
    script === 'other-agent' &&
      'The page has the script of another agent. Replace the line with the one above.',
    script === 'missing' &&
      'The line is not in the HTML of this page. If a tag manager adds it, open the page once. It then appears in the list.',
    !isAllowed && `${host} is not one of the allowed domains of this agent. Add it in Settings.`,
    ...blocked.map(
      (directive) =>
        `The content security policy of the page does not list our address in ${directive}: ${effects[directive]}.`,
    ),
  ].filter((problem) => problem !== false);
  if (problems.length === 0) {
    return { isFine: true, sentences: [`The script is on ${host}, and nothing stops it from working.`] };
  }
  const verdict = script === 'found' ? 'The script is there, but something blocks it.' : 'Not found.';
  return { isFine: false, sentences: [verdict, ...problems] };
}
