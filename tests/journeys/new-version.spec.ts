import type { Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';
import { releaseFor } from './new-version.ts';

test.use({ launchOptions: await findBrowser({ whole: true }) });

const versionOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, '__reactRouterManifest') as { version: string }).version);
const keptVersions = async (page: Page) =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('app '));

test('a new version waits for the person, and a pushed notification is shown @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const { page, context } = await newPerson({ serviceWorker: true });
  const { url, versions, release } = await releaseFor(demoSite.url);
  const [before, after] = versions;
  await dismissIntroductions(page);
  await post(page, `${demoSite.url}/auth/login`, {
    email: 'groomer@wagwell.example',
    password: 'demo-password',
  });

  await test.step('the worker keeps the first version', async () => {
    await page.goto(`${url}/groomer`);
    // The worker fetches the whole app first, which takes a busy machine longer than the usual wait.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 120_000 })
      .toBe(true);
    expect(await keptVersions(page)).toEqual([`app ${before}`]);
  });

  await test.step('a pushed notification is shown, and leads to its page', async () => {
    await context.grantPermissions(['notifications'], { origin: url });
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${url}/`);
        if (own) resolve(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const pushed = {
      id: 'n-1',
      title: 'Otto is booked',
      text: 'Tomorrow at 9:00 AM',
      href: '/groomer?tab=requests',
    };
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId: await registered,
      data: JSON.stringify(pushed),
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const all = await registration.getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: 'Otto is booked', body: pushed.text, tag: 'n-1', data: { href: pushed.href } }]);
  });

  await test.step('a release: open tabs go on with the old version, and are told', async () => {
    const other = await context.newPage();
    await other.goto(`${url}/messages`);
    release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Portfolio' }).click();
    await expect(page.getByRole('tabpanel')).not.toContainText('Loading...');
    expect(await versionOf(page)).toBe(before);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => versionOf(page).catch(() => '')).toBe(after);
    await expect(page.getByRole('tab', { name: 'Portfolio' })).toBeVisible();
    expect(await versionOf(other)).toBe(before);
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
    await expect(other.getByRole('main').getByRole('article').first()).toBeVisible();
    await other.close();
  });

  await test.step('once no tab uses it, the old version is dropped', async () => {
    await page.reload();
    await expect.poll(() => keptVersions(page)).toEqual([`app ${after}`]);
    await expect(page.getByText('A new version is ready.')).toBeHidden();
  });
});
