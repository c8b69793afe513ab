import { useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { LegalArticle } from '../legal-article.tsx';
import { readLegalText } from '../read-legal-text.ts';
import { CookieSettings } from './cookie-settings.tsx';
import manageCookies from './manage-cookies.ts?script';

export const handle = { isStatic: true };

export function loader() {
  return readLegalText('cookies');
}

export const meta = ({ loaderData }: { loaderData: ReturnType<typeof loader> }) =>
  pageMeta({
    path: paths.cookies,
    title: `${loaderData.title} · ${brand.name}`,
    description: loaderData.description,
  });

export default function CookiesPage() {
  return (
    <LegalArticle text={useLoaderData<typeof loader>()}>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
        <Button variant="secondary" data-cookie-settings>
          Manage Cookie Settings
        </Button>
        <p role="alert" data-cookie-news className="text-sm font-medium text-ready" />
      </div>
      <CookieSettings />
      <script async type="module" src={manageCookies} />
    </LegalArticle>
  );
}
