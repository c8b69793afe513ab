import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LegalArticle } from './legal-article.tsx';
import { readLegalText } from './read-legal-text.ts';

const CookieSettingsDialog = lazy(() => import('./cookie-settings-dialog.tsx'));

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
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <LegalArticle text={useLoaderData<typeof loader>()}>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
        <Button
          variant="secondary"
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          Manage Cookie Settings
        </Button>
        {isSaved && (
          <p role="alert" className="flex items-center gap-2 text-sm font-medium text-ready">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            Your cookie preferences have been saved.
          </p>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <CookieSettingsDialog
            onCancel={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              setSaved(true);
            }}
          />
        </Suspense>
      )}
    </LegalArticle>
  );
}
