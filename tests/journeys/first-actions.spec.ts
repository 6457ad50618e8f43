import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signedIn } from './people.ts';

const dashboards = {
  groomer: ['/groomer', 'shifts', 'requests', 'applications', 'portfolio', 'stats'],
  owner: ['/owner', 'shifts', 'requests', 'groomers', 'businesses', 'apps', 'profile', 'stats'],
  petowner: ['/pet-owner', 'pets', 'care-tips', 'requests', 'groomers', 'salons', 'profile', 'stats'],
} as const;
/** The lowest place of the first action, in px. */
const screens = [
  { width: 360, height: 780, lowest: 420 },
  { width: 1280, height: 900, lowest: 500 },
];

/** Where the first button, link or field of the open tab or of the head above it begins; undefined while the tab loads. */
const firstAction = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[role=tabpanel]');
    const waits = [...document.querySelectorAll('main .skeleton')].some(
      (each) => each.checkVisibility() && each.getBoundingClientRect().top < innerHeight,
    );
    if (!panel || waits) return undefined;
    const found = [
      ...document.querySelectorAll('main :is(button, input, select):enabled, main :is(a[href], summary)'),
    ]
      .filter((each) => !each.closest('[role=tablist]') && each.checkVisibility())
      .map((each) => each.getBoundingClientRect().top + scrollY);
    return Math.min(...found);
  });

for (const [who, [path, ...tabs]] of Object.entries(dashboards))
  test(`work comes before words on each tab of ${who} @phone`, async ({ demoSite, newPerson }) => {
    const page = await signedIn({ demoSite, newPerson }, who);
    for (const { lowest, ...viewport } of screens) {
      await page.setViewportSize(viewport);
      for (const tab of tabs) {
        await page.goto(`${demoSite.url}${path}?tab=${tab}`);
        await expect
          .poll(() => firstAction(page), { message: `${tab} at ${viewport.width}` })
          .toBeLessThanOrEqual(lowest);
      }
    }
  });

for (const who of ['groomer', 'petowner'] as const)
  test(`the marketplace of ${who} begins with its work @phone`, async ({ demoSite, newPerson }) => {
    const page = await signedIn({ demoSite, newPerson }, who);
    for (const tab of ['shifts', 'requests', 'groomers', 'salons']) {
      await page.goto(`${demoSite.url}/marketplace?tab=${tab}`);
      await expect.poll(() => firstAction(page), { message: tab }).toBeLessThanOrEqual(200);
      const first = page.getByRole('tabpanel').getByRole('article').first();
      await expect(first).toBeVisible();
      await expect
        .poll(async () => (await first.boundingBox())?.y, { message: tab })
        .toBeLessThanOrEqual(260);
    }
  });

const mostStops = 8;

for (const [who, [path]] of Object.entries(dashboards))
  test(`a few stops lead ${who} to the first action of the open tab @desktop`, async ({
    demoSite,
    newPerson,
  }) => {
    const page = await signedIn({ demoSite, newPerson }, who);
    await page.goto(demoSite.url + path);
    await expect.poll(() => firstAction(page)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    const stops = ['skip link'];
    const inPanel = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=tabpanel]')));
    while (stops.length <= mostStops && !(await inPanel())) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => document.activeElement?.role ?? document.activeElement?.tagName ?? ''),
      );
    }
    expect(await inPanel()).toBe(true);
    expect(stops.length).toBeLessThanOrEqual(mostStops);
    expect(stops).not.toContain('tabpanel');
  });

/** The lowest place of the first shift under the day's work and the pay that waits. */
const firstShift = [
  { width: 360, height: 780, top: 420, act: 540 },
  { width: 1280, height: 900, top: 620, act: 680 },
];

test('the first shift and its button stand high, under a line of today and a line of pay @phone', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'groomer');
  for (const { top, act, ...viewport } of firstShift) {
    await page.setViewportSize(viewport);
    await page.goto(`${demoSite.url}/groomer?tab=shifts`);
    const row = page.locator('.work-row:has(h3)').first();
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: /^Confirm \$/ })).toBeVisible();
    const places = async () => {
      const [box, button] = [await row.boundingBox(), await row.getByRole('button').first().boundingBox()];
      return [box?.y ?? Infinity, (button?.y ?? Infinity) + (button?.height ?? 0)];
    };
    await expect.poll(async () => (await places())[0]).toBeLessThanOrEqual(top);
    await expect.poll(async () => (await places())[1]).toBeLessThanOrEqual(act);
  }
});

test('four shifts fit on a phone’s screen, twelve beside the map @phone', async ({ demoSite, newPerson }) => {
  const page = await signedIn({ demoSite, newPerson }, 'groomer');
  // The chips above the list and the bar below it take their part of a phone.
  for (const { fit, room, ...viewport } of [
    { width: 360, height: 780, fit: 4, room: 780 - 68 - 71 },
    { width: 1280, height: 900, fit: 12, room: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${demoSite.url}/groomer?tab=shifts`);
    const rows = page.locator('.work-row:has(h3)');
    for (const index of [0, fit - 1]) await rows.nth(index).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const [first, last] = [await rows.first().boundingBox(), await rows.nth(fit - 1).boundingBox()];
        return first && last && last.y + last.height - first.y;
      })
      .toBeLessThanOrEqual(room);
  }
});

test('the shifts of the dashboard and of the marketplace have rows of one height @phone', async ({
  demoSite,
  newPerson,
}) => {
  const page = await signedIn({ demoSite, newPerson }, 'groomer');
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    const heights = new Set<number>();
    for (const path of ['/groomer?tab=shifts', '/marketplace']) {
      await page.goto(demoSite.url + path);
      const rows = page.locator('.work-row:has(h3)');
      await expect(rows.nth(9)).toBeAttached();
      await expect(rows.getByRole('button', { name: 'Apply for This Shift' }).first()).toHaveText('Apply');
      for (const row of (await rows.all()).slice(0, 10)) {
        await row.scrollIntoViewIfNeeded();
        heights.add(Math.round((await row.boundingBox())?.height ?? 0));
      }
    }
    expect([...heights]).toHaveLength(1);
  }
});
