import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { dismissIntroductions, signedIn } from './people.ts';

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

test('four groomers and salons fit on the screen of a phone @phone', async ({ demoSite, newPerson }) => {
  const page = await signedIn({ demoSite, newPerson }, 'petowner');
  for (const tab of ['groomers', 'salons']) {
    await page.goto(`${demoSite.url}/pet-owner?tab=${tab}`);
    const rows = page.getByRole('tabpanel').getByRole('article');
    await expect(rows.nth(3)).toBeAttached();
    const [first, fourth] = [await boxOf(rows.first()), await boxOf(rows.nth(3))];
    expect(fourth.y + fourth.height - first.y).toBeLessThanOrEqual(780 - 131 - 71);
    expect((await boxOf(rows.first().getByRole('button'))).height).toBeGreaterThanOrEqual(44);
  }
});

test('a row of tabs fades where it goes on, and shows the chosen tab in full @phone', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'owner');
  await page.goto(`${demoSite.url}/owner`);
  const row = page.getByRole('tablist');
  const fades = () =>
    row.evaluate((each) => {
      const style = getComputedStyle(each);
      return ['--fade-before', '--fade-after'].map((name) => Number.parseFloat(style.getPropertyValue(name)));
    });
  await expect.poll(fades).toEqual([0, 40]);
  expect(await row.evaluate((each) => getComputedStyle(each).maskImage)).toContain('linear-gradient');
  for (const tab of await row.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => {
        const [{ x, width }, [before = 0, after = 0]] = [await boxOf(tab), await fades()];
        return x >= before && x + width <= 360 - after;
      })
      .toBe(true);
  }
  await expect.poll(fades).toEqual([40, 0]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await row.evaluate((each) => getComputedStyle(each).maskImage)).toBe('none');
});

test('an owner sees one line of what is urgent at a time on a phone @phone', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'owner');
  await page.goto(`${demoSite.url}/owner`);
  const [dispute, applications] = [
    page.getByRole('link', { name: 'Answer the dispute' }).first(),
    page.getByRole('link', { name: 'Compare applicants' }).first(),
  ];
  await expect(dispute).toBeInViewport({ ratio: 1 });
  await expect(applications).not.toBeInViewport();
  expect((await boxOf(applications)).y).toBeLessThan((await boxOf(dispute)).y + 44);
  const tabs = await boxOf(page.getByRole('tablist'));
  expect(tabs.y).toBeLessThanOrEqual(270);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await applications.focus();
  await expect(applications).toBeInViewport({ ratio: 1 });
});

const offered = [
  ['/groomer?tab=shifts', 'Apply for This Shift', 'Apply'],
  ['/marketplace', 'Apply for This Shift', 'Apply'],
  ['/groomer?tab=requests', /^Apply to Groom/, 'Send offer'],
  ['/marketplace?tab=requests', /^Apply to Groom/, 'Send offer'],
] as const;

for (const [path, name, send] of offered)
  test(`a row of ${path} becomes its receipt and comes back as it was @phone`, async ({
    demoSite,
    newPerson,
  }) => {
    const page = await signedIn({ demoSite, newPerson }, 'groomer');
    await page.goto(demoSite.url + path);
    const title = await page
      .locator('.work-row')
      .filter({ has: page.getByRole('button', { name }) })
      .first()
      .getByRole('heading')
      .textContent();
    const row = page
      .locator('.work-row')
      .filter({ hasText: title ?? '' })
      .first();
    const act = row.getByRole('button', { name });
    const before = await boxOf(row);
    await act.click();
    await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click();
    await row.getByRole('button', { name: 'Undo' }).click();
    await expect(act).toBeVisible();
    await expect(row.getByText(/withdrawn$/)).toBeAttached();
    await expect(page.locator('.toast')).toHaveCount(0);
    expect((await boxOf(row)).height).toBe(before.height);
  });

/** The most screens of a phone that a page may be long. */
const lengths = [
  ['owner', '/settings', 2],
  ['groomer', '/settings', 2],
  ['petowner', '/settings', 2],
  ['petowner', '/pet-owner?tab=care-tips', 3],
  ['groomer', '/profile', 3],
  ['owner', '/profile', 3],
  ['owner', '/owner?tab=profile', 3],
  ['petowner', '/grooming/tx/austin', 7],
] as const;

for (const [who, path, most] of lengths)
  test(`${path} of ${who} is at most ${most} screens of a phone long @phone`, async ({
    demoSite,
    newPerson,
  }) => {
    const page = await signedIn({ demoSite, newPerson }, who);
    await page.goto(demoSite.url + path);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most * 780);
  });

test('a section of the settings opens alone on a phone, by its address too, and back leads to the index @phone', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'owner');
  const [index, devices, staff] = [
    page.getByRole('navigation', { name: 'All settings' }),
    page.getByRole('region', { name: 'Devices' }),
    page.getByRole('region', { name: 'Staff and hours' }),
  ];
  await page.goto(`${demoSite.url}/settings`);
  const rows = await index.getByRole('link').all();
  for (const row of rows) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(52);
  await index.getByRole('link', { name: /^Devices/ }).click();
  await expect(devices).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeInViewport();
  await expect(staff).toBeHidden();
  await expect(index).toBeHidden();
  await page.goBack();
  await expect(index).toBeVisible();
  await expect(devices).toBeHidden();
  await page.goto(`${demoSite.url}/terms-of-service`);
  await page.goto(`${demoSite.url}/settings#staff`);
  await expect(staff).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(devices).toBeVisible();
  await expect(staff).toBeVisible();
});
