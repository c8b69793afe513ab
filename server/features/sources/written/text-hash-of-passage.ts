/** SQL for what a passage is known by to the questions written for it: its text with its headings. */
export const textHashOfPassage = `md5(array_to_string(passage.heading_path, E'\\n') || E'\\n' || passage.text)`;
