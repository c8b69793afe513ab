import { platforms } from './chatgenie-content.ts';

/** Its name and what is to be exported there. Without marks: the logos belong to their owners. */
export function PlatformTiles() {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
      {platforms.map(({ name, file }) => (
        <li key={name} className="min-w-0 border-t border-line-strong py-4">
          <span className="block font-display text-xl font-semibold tracking-tight">{name}</span>
          <span className="mt-0.5 block text-sm text-ink-secondary">{file}</span>
        </li>
      ))}
    </ul>
  );
}
