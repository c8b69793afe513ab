import { features } from './chatgenie-content.ts';

export function FeatureList() {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden className="size-6 text-brand" />
          <h3 className="mt-3 font-display text-lg font-semibold tracking-tight">{title}</h3>
          <p className="mt-1.5 text-ink-secondary">{text}</p>
        </li>
      ))}
    </ul>
  );
}
