import type { Page } from '@playwright/test';
import { connectionTo } from './connection.ts';
import { dayOf, daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { dismissIntroductions, post } from './people.ts';
import type { Site } from './site.ts';

const visitDay = daysAhead(2);
const banner = 'You’re offline. We’ll catch up when you’re back.';

/** Books a visit through the API. @returns its id */
async function bookVisit(site: Site, dana: Page, maya: Page): Promise<string> {
  const api = `${site.url}/api`;
  const { id: petId } = (await post(dana, `${api}/pets`, { name: 'Otto' })) as { id: string };
  const request = (await post(dana, `${api}/grooming-requests`, {
    title: 'Bath and brush for Otto',
    petId,
    servicesNeeded: ['bath_brush'],
    preferredDate: dayOf(visitDay),
    window: 'morning',
    address: '1104 Bouldin Ave, Austin, TX 78704',
  })) as { id: string };
  const given = { groomingRequestId: request.id, price: 6000 };
  const offer = (await post(maya, `${api}/applications/grooming-request`, given)) as { id: string };
  await post(dana, `${api}/offers/${offer.id}/accept`, {});
  const [visit] = (await (await maya.request.get(`${api}/visits?as=provider`)).json()) as { id: string }[];
  return visit?.id ?? '';
}

/** Waits until the worker keeps the app and has read today's work, the chat last. */
async function keptFor(page: Page, visitId: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const names = (await caches.keys()).filter((name) => name.startsWith('replies '));
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          const paths = kept.flat().map(({ url }) => new URL(url).pathname);
          const hasChat = paths.some((each) =>
            /^\/api\/messages\/(?!conversations\/)[^/]+\/[^/]+$/.test(each),
          );
          return hasChat && paths.includes(path);
        }, `/api/visits/${visitId}`),
      { timeout: 60_000 },
    )
    .toBe(true);
}

test('a groomer works through a day without a connection @phone', async ({ ownSite, newPerson }) => {
  const { page: dana } = await newPerson();
  const { page: maya, context } = await newPerson({ serviceWorker: true });
  const danaEmail = await newMember(dana, ownSite, { firstName: 'Dana', role: 'pet_owner' });
  await newMember(maya, ownSite, { firstName: 'Maya' });
  const visitId = await bookVisit(ownSite, dana, maya);
  await dismissIntroductions(maya);
  await toTheHour(ownSite, [dana, maya], visitDay, 9);
  const connection = await connectionTo(() => ownSite.url);

  await test.step('the day is opened', async () => {
    await maya.goto(`${connection.url}/groomer`);
    await expect(maya.getByRole('link', { name: /Otto, for Dana Quill$/ })).toBeVisible();
    await keptFor(maya, visitId);
    await maya.goto(`${connection.url}/calendar`);
    await expect(maya.getByRole('link', { name: /Otto · Bath and brush/ }).first()).toBeVisible();
  });

  await test.step('without a connection it opens anew, and the visit too', async () => {
    await context.setOffline(true);
    await connection.cut();
    await maya.reload();
    await expect(maya.getByText(banner)).toBeVisible();
    await expect(maya.getByRole('link', { name: /Otto · Bath and brush/ }).first()).toBeVisible();
    await maya.goto(`${connection.url}/groomer`);
    await expect(maya.getByText(/Shown as of .*\d:\d\d\s[AP]M\./)).toBeVisible();
    await expect(maya.getByRole('link', { name: /Otto, for Dana Quill$/ })).toBeVisible();
    await maya.goto(`${connection.url}/visits/${visitId}`);
    await expect(maya.getByRole('heading', { name: 'Bath and brush for Otto' })).toBeVisible();
    await expect(maya.getByText(/Shown as of/)).toBeVisible();
    await expectAccessible(maya);
  });

  await test.step('what was never opened says so', async () => {
    await maya.goto(`${connection.url}/admin`);
    await expect(maya.getByText('This page has not been kept on this device.')).toBeVisible();
    await expectAccessible(maya);
    await maya.getByRole('link', { name: 'Your dashboard' }).click();
    await expect(maya).toHaveURL(/\/day$/);
    await expect(maya.getByText('Otto').first()).toBeVisible();
  });

  await test.step('the pet is checked in, a message and a report card are written', async () => {
    await maya.goto(`${connection.url}/visits/${visitId}`);
    await maya.getByRole('button', { name: 'Check in' }).click();
    await expect(maya.getByText('Check-in of Otto: waits to be sent.')).toBeVisible();
    await maya.getByRole('button', { name: 'Write report card' }).click();
    const form = maya.getByRole('dialog', { name: 'Report card for Otto' });
    await form.getByLabel('Coat and skin').fill('Healthy, a little dry.');
    await form.getByRole('checkbox', { name: 'This is what was done' }).check();
    await form.getByRole('button', { name: 'Complete visit' }).click();
    await expect(form).toBeHidden();
    await maya.getByRole('link', { name: 'Message Dana Quill' }).click();
    await maya.getByRole('textbox', { name: 'Message' }).fill('Otto is ready at noon.');
    await maya.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(maya.getByRole('log')).toContainText('Not sent');
  });

  await test.step('what waits is listed, and survives a reload', async () => {
    await maya.goto(`${connection.url}/visits/${visitId}`);
    await maya.getByRole('button', { name: 'Waiting to send (3)' }).click();
    const list = maya.getByRole('dialog', { name: 'Waiting to send' });
    for (const title of ['Check-in of Otto', 'Report card of Otto', 'Message to Dana Quill'])
      await expect(list.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(maya);
    await maya.keyboard.press('Escape');
  });

  await test.step('the connection is back: everything arrives once', async () => {
    await connection.mend();
    await context.setOffline(false);
    await expect(maya.getByText(banner)).toBeHidden();
    await expect(maya.getByRole('button', { name: /^Waiting to send/ })).toBeHidden();
    await expect(maya.getByText('Healthy, a little dry.')).toBeVisible();
    const api = `${ownSite.url}/api`;
    const visit = await (await dana.request.get(`${api}/visits/${visitId}`)).json();
    expect(visit).toMatchObject({ status: 'completed', reportCard: { findings: 'Healthy, a little dry.' } });
    const happened = (visit.history as { what: string }[]).map(({ what }) => what);
    expect(happened.filter((what) => what === 'checked_in')).toHaveLength(1);
    const { id: mayaId } = await (await maya.request.get(`${ownSite.url}/auth/me`)).json();
    const chat = await (await dana.request.get(`${api}/messages/current-user/${mayaId}`)).json();
    const said = (chat as { content: string }[]).filter(
      ({ content }) => content === 'Otto is ready at noon.',
    );
    expect(said).toHaveLength(1);
  });

  await test.step('another account on this device sees nothing of it', async () => {
    const signedIn = await maya.evaluate(async (email) => {
      await fetch('/auth/logout', { method: 'POST' });
      return (
        await fetch('/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'sharp-shears' }),
        })
      ).ok;
    }, danaEmail);
    expect(signedIn).toBe(true);
    await maya.goto(`${connection.url}/pet-owner`);
    await expect(maya.getByRole('article', { name: 'Otto' })).toBeVisible();
    // The page is there before its scripts, which have its data kept.
    await expect
      .poll(() => maya.evaluate(() => caches.keys()))
      .toContainEqual(expect.stringMatching(/^replies /));
    await context.setOffline(true);
    await connection.cut();
    await maya.goto(`${connection.url}/groomer`);
    await expect(maya.getByText(banner)).toBeVisible();
    await expect(maya.getByRole('list', { name: 'Your next seven days' })).toHaveCount(0);
    const stores = await maya.evaluate(() => caches.keys());
    expect(stores.filter((name) => name.startsWith('replies '))).toHaveLength(1);
    // What others kept is erased once the page knows the account.
    await expect
      .poll(() => maya.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('Healthy, a little dry.');
  });
});
