import type { Browser, BrowserContext } from 'playwright-core';

export type Theme = 'light' | 'dark';

type Look = { width: number; theme: Theme; scale?: number; as?: string | undefined };

/** Opens the demo town as a returning visitor, without animations and dialogs; `as` signs in. */
export async function openWindow(
  browser: Browser,
  url: string,
  { width, theme, scale = 1, as }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 700 ? 780 : 900 },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    localStorage.setItem(
      'wagwell-tour',
      JSON.stringify({
        isVisible: false,
        currentStep: 0,
        hasCompletedTour: true,
        showQuickHelp: false,
        hasInteracted: true,
      }),
    );
  });
  if (as) {
    const reply = await context.request.post(`${url}/auth/login`, {
      data: { email: `${as}@wagwell.example`, password: 'demo-password' },
    });
    if (!reply.ok()) throw new Error(`${as} could not sign in: ${reply.status()}`);
  }
  return context;
}
