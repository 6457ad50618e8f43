import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from './site.ts';

/**
 * Lets a page subscribe at the stand-in for push services; Chromium would ask one on the internet. What arrives there is
 * handed to the page's service worker, as a browser does.
 */
export async function withPush(site: Site, { page, context }: { page: Page; context: BrowserContext }) {
  const { subscription, received } = site.push.newBrowser();
  await context.grantPermissions(['notifications'], { origin: site.url });
  await page.addInitScript((given) => {
    const kept = 'journey push';
    const taken = { toJSON: () => given } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem(kept, 'on');
      return Promise.resolve(taken);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem(kept) ? taken : null);
  }, subscription);
  const devtools = await context.newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  return {
    received,
    /** Hands over what has arrived. @returns the titles of the notifications that the browser shows */
    async shown(): Promise<string[]> {
      for (const { message } of received.splice(0)) {
        const data = JSON.stringify(message);
        await devtools.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data });
      }
      return page.evaluate(async () => {
        const { ready } = navigator.serviceWorker;
        return (await (await ready).getNotifications()).map(({ title }) => title);
      });
    },
  };
}
