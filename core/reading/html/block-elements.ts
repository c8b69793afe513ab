/** Elements that begin a line of their own. */
export const blockElements = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form header hgroup hr html legend li main menu nav ol p section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
