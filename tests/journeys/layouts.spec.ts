import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';

type Demo = { demoSite: { url: string }; newPerson: () => Promise<{ page: Page }> };

/** A person of the demo town who is signed in. */
async function signedIn({ demoSite, newPerson }: Demo, who: 'groomer' | 'owner'): Promise<Page> {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await post(page, `${demoSite.url}/auth/login`, {
    email: `${who}@wagwell.example`,
    password: 'demo-password',
  });
  return page;
}

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the first applicant stands high on a phone @phone', async ({ demoSite, newPerson }) => {
  const page = await signedIn({ demoSite, newPerson }, 'owner');
  await page.goto(`${demoSite.url}/owner?tab=apps`);
  const first = page.getByRole('list', { name: 'All at once' }).getByRole('button').first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await boxOf(first)).y).toBeLessThanOrEqual(420);
});

test('a client with one pet takes two lines of a phone @phone', async ({ demoSite, newPerson }) => {
  const page = await signedIn({ demoSite, newPerson }, 'groomer');
  await page.goto(`${demoSite.url}/clients`);
  const row = page.getByRole('list', { name: 'Clients' }).getByRole('listitem').first();
  await expect(row).toBeVisible();
  const { height } = await boxOf(row);
  expect(height).toBeGreaterThan(44);
  expect(height).toBeLessThanOrEqual(72);
});

test('a wide profile and a wide client fill both of their columns @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'groomer');
  await page.setViewportSize({ width: 1280, height: 900 });
  const titled = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.goto(`${demoSite.url}/profile`);
  await expect(titled('Reliability')).toBeVisible();
  expect((await boxOf(titled('Reliability'))).x).toBeLessThan((await boxOf(titled('Work'))).x);
  await page.goto(`${demoSite.url}/clients`);
  await page.getByRole('table', { name: 'Clients' }).getByRole('link').first().click();
  await expect(titled('If something opens')).toBeVisible();
  expect((await boxOf(titled('If something opens'))).x).toBeLessThan((await boxOf(titled('Details'))).x);
});

test('the figures of a salon line up, and its board keeps the gutter of all pages @desktop', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'owner');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${demoSite.url}/owner?tab=stats`);
  const rows = page.locator('.stats-even');
  await expect(rows.first()).toBeVisible();
  const columns = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((each) => Math.round(each.getBoundingClientRect().x))),
  );
  expect(new Set(columns.map((each) => each.join(' '))).size).toBe(1);
  const left = (await boxOf(page.getByRole('tablist'))).x;
  await page.goto(`${demoSite.url}/day`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await boxOf(heading)).x).toBe(left);
});

test('the bar of a public page is one row of a phone @phone', async ({ demoSite, newPerson }) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  for (const path of ['/groomers/maya-ortiz', '/businesses/shoal-creek-pet-spa']) {
    await page.goto(demoSite.url + path);
    const bar = page.locator('article > .sticky');
    await expect(bar).toBeInViewport();
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(72);
  }
});
