/** Sentences for an owner whose plan holds no more; they are shown beside a button to upgrade. */
const count = new Intl.NumberFormat('en-US');

export const describeLimit = {
  links: (limit: number) =>
    `The limit of ${count.format(limit)} ${limit === 1 ? 'link' : 'links'} of your plan is reached. Upgrade to read more pages.`,
  files: (limit: number) =>
    `The limit of ${count.format(limit)} files of your plan is reached. Delete a file, or upgrade to add more.`,
  characters: (limit: number) =>
    `The limit of ${count.format(limit)} characters of your plan is reached. Delete a source, or upgrade to add more.`,
};
