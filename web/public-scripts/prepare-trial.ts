/**
 * While somebody types the address of their website, the scripts of the page that reads it are fetched, so that it opens
 * at once.
 */
export function prepareTrial(): void {
  let isPrepared = false;
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-trial]') : null;
    if (form === null || isPrepared) return;
    isPrepared = true;
    void fetchScriptsOf(form.action);
  });
}

async function fetchScriptsOf(page: string): Promise<void> {
  const response = await fetch(page).catch(() => null);
  const html = response?.ok ? await response.text() : '';
  for (const [, href = ''] of html.matchAll(/rel="modulepreload" href="([^"]+)"/g))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
}
