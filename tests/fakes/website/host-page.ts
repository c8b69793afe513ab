/**
 * A page of some other site that carries a script in its head, such as the widget's tag: give it to `site.route`.
 * @param options.head put between the head tags as it is
 * @param options.style the page's own, possibly hostile, CSS
 * @param options.height of the text in pixels, to have something to scroll
 */
export function hostPage(
  options: { head?: string; body?: string; style?: string; height?: number; dir?: 'ltr' | 'rtl' } = {},
): string {
  const { head = '', style = '', body = '', height = 600, dir = 'ltr' } = options;
  return `<!doctype html>
<html lang="en" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A shop that carries the widget</title>
<style>body{font:16px/1.6 Georgia,serif;margin:0;color:#222}main{max-width:40rem;margin:0 auto;padding:2rem}${style}</style>
${head}
</head>
<body>
<main style="min-height:${height}px"><h1>Welcome to the host page</h1><p>This page belongs to somebody else.</p>${body}</main>
</body>
</html>`;
}
