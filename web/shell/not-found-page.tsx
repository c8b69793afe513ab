import { brand } from '#contract/brand.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export const meta = () => [{ title: `Page not found · ${brand.name}` }];

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
