import type { Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';
import { withPush } from './push-browser.ts';
import type { Site } from './site.ts';

test.use({ launchOptions: await findBrowser({ whole: true }) });

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Posts a request for a new pet. @returns its id */
async function ask(page: Page, site: Site): Promise<string> {
  const { id: petId } = (await post(page, `${site.url}/api/pets`, {
    name: 'Clementine',
    species: 'dog',
    breed: 'Poodle',
    coat: 'curly',
    birthDate: '2023-05-04',
    weight: 40,
  })) as { id: string };
  const request = { petId, title: 'Trim her nails', servicesNeeded: ['nail_trim'], urgency: 'normal' };
  return ((await post(page, `${site.url}/api/grooming-requests`, request)) as { id: string }).id;
}

test('an offer rings the bell and the browser at once, leads to its request, and its mails are left by a link @desktop', async ({
  demoSite: site,
  newPerson,
}) => {
  const desk = await newPerson({ serviceWorker: true });
  const jordan = desk.page;
  const nina = (await newPerson()).page;
  const reader = (await newPerson()).page;
  for (const [page, who] of [
    [jordan, 'petowner'],
    [nina, 'groomer'],
  ] as const) {
    await dismissIntroductions(page);
    const email = `${who}@wagwell.example`;
    await post(page, `${site.url}/auth/login`, { email, password: 'demo-password' });
  }
  const requestId = await ask(jordan, site);
  const readAll = async () => {
    const [newest] = await (await jordan.request.get(`${site.url}/api/notifications`)).json();
    if (newest)
      await jordan.request.post(`${site.url}/api/notifications/read`, { data: { upTo: newest.id } });
  };

  const push = await withPush(site, desk);
  await test.step('push notifications are turned on in this browser', async () => {
    await jordan.goto(`${site.url}/settings/notifications`);
    await jordan.getByRole('button', { name: 'Turn on push notifications' }).click();
    // The service worker fetches the whole app first.
    await expect(jordan.getByText('This browser shows notifications')).toBeVisible({ timeout: 120_000 });
    await expectAccessible(jordan);
    // The town goes on meanwhile, and may have told something else.
    await expect
      .poll(async () => {
        await readAll();
        return bell(jordan).textContent();
      })
      .toBe('Notifications');
  });

  let offer = { id: '' };
  await test.step('the bell counts the offer without a reload', async () => {
    offer = (await post(nina, `${site.url}/api/applications/grooming-request`, {
      groomingRequestId: requestId,
      price: 4500,
      proposedAt: soon(),
    })) as { id: string };
    await expect(bell(jordan)).toHaveText('Notifications1 unread');
  });

  await test.step('the push service takes it by its signature, and the browser shows it', async () => {
    await expect.poll(() => push.received.length).toBe(1);
    await expect.poll(() => push.shown()).toEqual([expect.stringContaining('offers to groom Clementine')]);
  });

  await test.step('the list names it and leads to the request', async () => {
    await bell(jordan).click();
    const list = jordan.getByRole('dialog', { name: 'Notifications' });
    await expectAccessible(jordan);
    await list
      .getByRole('region', { name: 'Today' })
      .getByRole('link', { name: /offers to groom Clementine/ })
      .click();
    await expect(jordan).toHaveURL(/pet-owner|requests/);
    await expect(bell(jordan)).toHaveText('Notifications');
  });

  await test.step('a withdrawn offer rings again, and is marked as read with all others', async () => {
    await jordan.goto(`${site.url}/notifications`);
    await post(nina, `${site.url}/api/offers/${offer.id}/withdraw`, {});
    await expect(bell(jordan)).toHaveText('Notifications1 unread');
    await jordan.getByRole('button', { name: 'Mark all read' }).click();
    await expect(bell(jordan)).toHaveText('Notifications');
    await expectAccessible(jordan);
  });

  await test.step('a link in the mail ends mails of that kind without signing in', async () => {
    const [mail] = await site.mailsTo('petowner@wagwell.example');
    expect(mail?.subject).toContain('Clementine');
    const link = /https?:\S+\/unsubscribe\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    await dismissIntroductions(reader);
    await reader.goto(site.url + new URL(link).pathname + new URL(link).search);
    await reader.getByRole('button', { name: 'Stop emails about: Offers and applications' }).click();
    await expect(reader.getByText('No more emails about: Offers and applications.')).toBeVisible();
    await expectAccessible(reader);
    await jordan.goto(`${site.url}/settings/notifications`);
    const offers = jordan.getByRole('group', { name: 'Offers and applications' });
    await expect(offers.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await offers.getByRole('checkbox', { name: 'Email' }).check();
    await expect(reader.getByText('No more emails')).toBeVisible();
  });
});

const soon = () => new Date(Date.now() + 4 * 24 * 3600 * 1000).toISOString();
