import { Bot, Building2, ChartNoAxesColumn, Cloud, Code, ShieldCheck } from 'lucide-react';

const features = [
  {
    icon: Bot,
    title: 'AI Agents',
    text: 'Trained on your website, files and notes. Every answer has citations.',
  },
  { icon: Code, title: 'Custom Apps', text: 'An open API for chat, sources, conversations and leads.' },
  {
    icon: ChartNoAxesColumn,
    title: 'Advanced Analytics',
    text: 'See what people ask and what your sources don’t answer.',
  },
  {
    icon: Building2,
    title: 'Enterprise Solutions',
    text: 'Run it on your own server with your own database.',
  },
  {
    icon: Cloud,
    title: 'Cloud Integrations',
    text: 'Use your own language model, or none.',
  },
  {
    icon: ShieldCheck,
    title: 'Security First',
    text: 'Separate workspaces, and no cookies for your visitors.',
  },
];

export function FeatureCards() {
  return (
    <ul data-ours className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3.5">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft text-on-brand-soft">
            <Icon aria-hidden className="size-5" />
          </span>
          <div>
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-0.5 text-sm text-ink-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
