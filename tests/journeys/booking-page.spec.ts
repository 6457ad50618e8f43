import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { dismissIntroductions } from './people.ts';
import type { Site } from './site.ts';
import type { Page } from '@playwright/test';

async function put(page: Page, url: string, data: object): Promise<void> {
  const reply = await page.request.put(url, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The address of the visit in the mail that says yes. */
const linkIn = async (site: Site, email: string) =>
  /https?:\S+\/v\/\S+/.exec(
    (await site.mailsTo(email)).find(({ subject }) => subject.endsWith('you are booked'))?.body ?? '',
  )?.[0];

test('a stranger books a groomer with a code, and the groomer accepts on the Day @phone', async ({
  emptySite: site,
  newPerson,
}) => {
  const { page: dana } = await newPerson();
  const { page: kim, context } = await newPerson();
  await dismissIntroductions(kim);
  const email = `kim-${Date.now()}@example.com`;

  await test.step('a groomer with hours switches the page on', async () => {
    await newMember(dana, site, { firstName: 'Dana' });
    await put(dana, `${site.url}/api/profiles/groomer`, {
      title: 'Salon groomer',
      address: 'Austin, TX 78704',
      yearsExperience: 4,
      specializations: ['Doodles'],
    });
    const spans = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
    await put(dana, `${site.url}/api/working-hours`, { spans });
    await dana.goto(`${site.url}/settings#booking-page`);
    const section = dana.getByRole('region', { name: 'Booking page' });
    await section.getByRole('radio', { name: 'Clients ask, and I answer within a day' }).check();
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(dana.getByText('Your booking page is on', { exact: true })).toBeVisible();
    await expectAccessible(dana);
  });

  await test.step('a stranger proves her email and asks for a time', async () => {
    const own = (await (await dana.request.get(`${site.url}/api/booking-page`)).json()) as {
      page: { slug: string };
    };
    await kim.goto(`${site.url}/groomers/${own.page.slug}`);
    await kim.getByRole('link', { name: 'Book with Dana' }).filter({ visible: true }).click();
    await expect(kim.getByLabel('Your email')).toBeVisible();
    await expectAccessible(kim);
    await kim.getByLabel('Your email').fill(email);
    await kim.getByRole('button', { name: 'Send Me a Code' }).click();
    const code = async () => /^\d{6}/.exec((await site.mailsTo(email))[0]?.body ?? '')?.[0];
    await expect.poll(code).toBeDefined();
    await kim.getByLabel('The six digits').fill((await code()) ?? '');
    await kim.getByRole('button', { name: 'Go On' }).click();
    await kim.getByLabel('Your first name').fill('Kim');
    const where = kim.getByLabel('Where');
    if (await where.isVisible()) await where.fill('107 Slaughter Ln, Austin, TX 78748');
    await kim.getByLabel('Pet’s name').fill('Otto');
    await kim.getByLabel('Weight in pounds').fill('20');
    await expectAccessible(kim);
    await kim.getByRole('button', { name: 'See Open Times' }).click();
    const times = kim.getByRole('group', { name: /^Times on/ }).getByRole('button');
    await expect(times.first()).toBeVisible();
    await expectAccessible(kim);
    await times.first().click();
    await kim.getByRole('checkbox', { name: /^I agree: No cancellation fee/ }).check();
    await kim.getByRole('button', { name: 'Ask Dana' }).click();
    await expect(kim.getByRole('heading', { name: 'Dana answers within a day.' })).toBeVisible();
    await expect(kim.getByRole('link', { name: 'Keep Otto’s record free on Wagwell' })).toBeVisible();
    await expectAccessible(kim);
  });

  await test.step('the groomer accepts on the Day', async () => {
    await dana.goto(`${site.url}/day`);
    await expect(dana.getByText(/^Asked for: Otto/)).toBeVisible();
    await expectAccessible(dana);
    await dana.getByRole('button', { name: 'Accept' }).first().click();
    await expect(dana.getByText(/^Asked for: Otto/)).toBeHidden();
  });

  await test.step('the stranger opens the link of her mail', async () => {
    await expect.poll(() => linkIn(site, email)).toBeDefined();
    await kim.goto((await linkIn(site, email)) ?? '');
    await kim.getByRole('button', { name: "I'll be there" }).click();
    await expect(kim.getByText('Confirmed', { exact: true })).toBeVisible();
    await kim.getByRole('link', { name: 'Keep Otto’s record free on Wagwell' }).click();
    await expect(kim.getByRole('heading', { name: 'Keep your pets’ record' })).toBeVisible();
    await kim.goBack();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('wagwell_session');
  });
});
