import { files, type Import, type Room, type SourceFile } from './source-files.ts';

/** Imports that break a rule, as `file → target`: an empty list is a pass, and a failure names every place. */
export function breaches(room: Room, breaks: (file: SourceFile, each: Import) => boolean): string[] {
  return files
    .filter((file) => file.room === room)
    .flatMap((file) =>
      file.imports.filter((each) => breaks(file, each)).map((each) => `${file.path} → ${each.target}`),
    );
}
