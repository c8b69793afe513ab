import { platformIcons, platforms } from './chatgenie-content.ts';

export function PlatformTiles() {
  return (
    <ul className="grid auto-rows-fr grid-cols-1 gap-3 min-[30rem]:grid-cols-2 lg:grid-cols-4">
      {platforms.map(({ name, file }) => {
        const Icon = platformIcons[name];
        return (
          <li
            key={name}
            className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 sm:px-5 sm:py-4"
          >
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft text-on-brand-soft"
            >
              <Icon className="size-5" />
            </span>
            <span className="min-w-0 break-words">
              <span className="block font-semibold">{name}</span>
              <span className="block text-xs text-ink-secondary">{file}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
