import { href } from '#contract/pages.ts';

/** Shown offline in place of a page that is not kept. It needs no script. */
export function offlinePage(assets: readonly string[], hasAccount: boolean): Response {
  const styles = assets.filter((path) => path.endsWith('.css'));
  const kept = hasAccount
    ? [
        [href('start'), 'Your dashboard'],
        [href('messages'), 'Messages'],
        [href('notifications'), 'Notifications'],
      ]
    : [];
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You’re offline · Wagwell</title>
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
</head>
<body>
<main class="wrap grid gap-4 py-12">
<h1>You’re offline</h1>
<p>This page has not been kept on this device. It opens when you’re back.</p>
${kept.length > 0 ? '<p>These open as you last saw them:</p>' : ''}
<p class="flex flex-wrap gap-2">
${kept.map(([to, words]) => `<a class="btn btn-line" href="${to}">${words}</a>`).join('\n')}
</p>
</main>
</body>
</html>`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
    },
  });
}
