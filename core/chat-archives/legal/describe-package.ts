/**
 * What is in a package and how to check it, for the reader of it.
 * @param absentParts of its original, which only have hashes
 * @param isRedacted whether texts are covered in its exhibit
 */
export function describePackage(fileName: string, absentParts: number, isRedacted = false): string {
  const absent =
    absentParts === 0
      ? ''
      : `
    Not uploaded: other files of the export, such as photos and videos (${absentParts}). The manifest has their SHA-256, which
    the browser computed on the device where they are.`;
  const redacted = isRedacted
    ? `
    The texts of some messages are covered in it; report.pdf lists them. The original and all other files still contain these
    texts: give only the exhibit to anyone who must not read them.`
    : '';
  return `What is in this package

originals/${fileName}
    The file as it was uploaded, byte for byte.${absent}
exhibit.pdf
    The messages with their numbers, times, senders and places in the original.${redacted}
report.pdf
    How the original was read, what was not understood, and a draft of a statement.
messages.jsonl, messages.csv
    The same messages as data. A text in the CSV file that a spreadsheet would take for a formula has an apostrophe before it.
audit.jsonl
    What happened to the original. Each line has the SHA-256 of the line before.
manifest.json
    What the package was made of and how. Its SHA-256 is at the foot of each page.
checksums.txt
    The SHA-256 of each of these files.

To check it, open the page for verification of ChatGenie (/chatgenie/verify) and choose the zip file. The check runs in
the browser: nothing is uploaded. It shows whether the package fits together. It cannot show who made it: compare the
SHA-256 of checksums.txt, which stands for all files of the package, with the one that you were given in another way. The
check reads the original again and compares the messages. It does not make the PDF files again: without that hash, compare
them with messages.csv. It does not read a database again: it compares its SHA-256. Messages of a database have the number
of their row in place of bytes, as a database keeps no message in one piece.

Whether a court accepts any of this is for the court.
`;
}
