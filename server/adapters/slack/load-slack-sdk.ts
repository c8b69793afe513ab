/** Slack's official library, loaded with the first call: an installation without Slack should not pay for it. */
export function loadSlackSdk() {
  return import('@slack/web-api');
}
