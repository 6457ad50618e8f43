import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newMember } from './money.ts';
import { dismissIntroductions, post } from './people.ts';
import type { Site } from './site.ts';

/** A groomer whose client comes now, at the client's home or at their own place. */
async function withVisit(page: Page, site: Site, serviceType: 'mobile' | 'salon'): Promise<void> {
  const api = `${site.url}/api`;
  await newMember(page, site, { firstName: 'Dana' });
  const data = { title: 'Groomer', address: '1104 Bouldin Ave, Austin, TX 78704', serviceType };
  expect((await page.request.put(`${api}/profiles/groomer`, { data })).ok()).toBe(true);
  const { id, pets } = (await post(page, `${api}/clients`, {
    firstName: 'Maria',
    lastName: 'Garcia',
    phone: '(512) 555-0190',
    address: '107 Slaughter Ln, Austin, TX 78748',
    pets: [{ name: 'Bella', species: 'dog', usualServices: ['full_groom'], usualPrice: 14_000 }],
  })) as { id: string; pets: { id: string }[] };
  const startsAt = new Date().toISOString();
  const visit = { clientId: id, pets: [{ petId: pets[0]?.id }], startsAt, minutes: 60, anyway: true };
  await post(page, `${api}/visits`, visit);
}

const heightOf = async (place: Locator) => (await place.boundingBox())?.height;

for (const [where, serviceType, next] of [
  ['at their home', 'mobile', 'Check out'],
  ['at the groomer’s place', 'salon', 'Ready to pick up'],
] as const)
  test(`a check-in ${where} is answered in the row of its button, and the card keeps its height @phone`, async ({
    emptySite: site,
    newPerson,
  }) => {
    const { page } = await newPerson();
    await page.setViewportSize({ width: 360, height: 780 });
    await withVisit(page, site, serviceType);
    await page.goto(`${site.url}/day`);
    const card = page.getByRole('article').filter({ hasText: 'Bella' });
    await expect(card.getByRole('button', { name: 'Check in' })).toBeVisible();
    const before = await heightOf(card);
    await card.getByRole('button', { name: 'Check in' }).click();
    await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(card.getByText(next, { exact: true })).toBeVisible();
    expect(await heightOf(card)).toBe(before);
    await expect(card.getByRole('button', { name: 'Undo' })).toBeHidden();
    expect(await heightOf(card)).toBe(before);
  });

test('the first visit of the Day begins at most 130 px under the header @phone', async ({
  demoSite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await page.setViewportSize({ width: 360, height: 780 });
  await dismissIntroductions(page);
  await post(page, `${site.url}/auth/login`, {
    email: 'groomer@wagwell.example',
    password: 'demo-password',
  });
  await page.goto(`${site.url}/day`);
  const first = page.getByRole('main').locator('article, button[aria-expanded]').first();
  await expect(first).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const under = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => ((await first.boundingBox())?.y ?? 780) - under).toBeLessThanOrEqual(130);
});
