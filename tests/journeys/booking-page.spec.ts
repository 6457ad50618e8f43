import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { chooseDay, daysAhead } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { dismissIntroductions } from './people.ts';
import type { Site } from './site.ts';

const certificate = path.join(import.meta.dirname, '../../docs/groomer-dashboard.png');
/** A person counts as one act each time they tap or type. */
const most = { toBook: 12, toConfirm: 1, toAskForTime: 3, toAddCertificate: 5 };

async function put(page: Page, url: string, data: object): Promise<void> {
  const reply = await page.request.put(url, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The address of the visit in the mail that says yes. */
const linkIn = async (site: Site, email: string) =>
  /https?:\S+\/v\/\S+/.exec(
    (await site.mailsTo(email)).find(({ subject }) => subject.endsWith('you are booked'))?.body ?? '',
  )?.[0];

test('a stranger books a groomer with a code in twelve acts, and needs few more on the link @phone', async ({
  emptySite: site,
  newPerson,
}) => {
  const { page: dana } = await newPerson();
  const { page: kim, context } = await newPerson();
  await dismissIntroductions(kim);
  const email = `kim-${Date.now()}@example.com`;
  let acts = 0;
  const tap = async (target: Locator) => {
    acts++;
    await target.click();
  };
  const type = async (target: Locator, words: string) => {
    acts++;
    await target.fill(words);
  };

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
    await tap(kim.getByRole('link', { name: 'Book with Dana' }).filter({ visible: true }));
    await expect(kim.getByRole('heading', { name: 'First open times' })).toBeVisible();
    await expectAccessible(kim);
    await tap(
      kim
        .getByRole('group', { name: /^First times on/ })
        .last()
        .getByRole('button')
        .first(),
    );
    await expect(kim.getByLabel('Your email')).toBeVisible();
    await expectAccessible(kim);
    await type(kim.getByLabel('Your email'), email);
    await tap(kim.getByRole('button', { name: 'Send me a code' }));
    const code = async () => /^\d{6}/.exec((await site.mailsTo(email))[0]?.body ?? '')?.[0];
    await expect.poll(code).toBeDefined();
    await type(kim.getByLabel('The six digits'), (await code()) ?? '');
    await type(kim.getByLabel('Your first name'), 'Kim');
    const where = kim.getByLabel('Where');
    if (await where.isVisible()) await type(where, '107 Slaughter Ln, Austin, TX 78748');
    await type(kim.getByLabel('Pet’s name'), 'Otto');
    await type(kim.getByLabel('Weight in pounds'), '20');
    await expectAccessible(kim);
    await tap(kim.getByRole('button', { name: 'See open times' }));
    await expect(kim.getByRole('button', { name: 'Ask Dana' })).toBeVisible();
    await expectAccessible(kim);
    await tap(kim.getByRole('checkbox', { name: /^I agree: No cancellation fee/ }));
    await tap(kim.getByRole('button', { name: 'Ask Dana' }));
    await expect(kim.getByRole('heading', { name: 'Dana answers within a day.' })).toBeVisible();
    expect(acts).toBeLessThanOrEqual(most.toBook);
    await expect(kim.getByRole('button', { name: 'Keep Otto’s record free on Wagwell' })).toBeVisible();
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
    acts = 0;
    await tap(kim.getByRole('button', { name: 'I’ll be there' }));
    await expect(kim.getByText('Confirmed', { exact: true })).toBeVisible();
    expect(acts).toBeLessThanOrEqual(most.toConfirm);
  });

  await test.step('she asks for another time, and adds a certificate', async () => {
    acts = 0;
    await tap(kim.getByRole('button', { name: 'Ask for another time' }));
    await tap(kim.getByRole('group', { name: 'Choose up to 3 times' }).getByRole('button').last());
    await expectAccessible(kim);
    await tap(kim.getByRole('button', { name: 'Ask for this time' }));
    await expect(kim.getByText(/^You asked for .* keeps its time until Dana Quill agrees\.$/)).toBeVisible();
    expect(acts).toBeLessThanOrEqual(most.toAskForTime);
    acts = 0;
    await tap(kim.getByRole('button', { name: 'Add vaccination certificate' }));
    await chooseDay(kim, /^Good until/, daysAhead(20));
    acts += 3;
    await expectAccessible(kim);
    await kim.getByLabel('Add photo or PDF').setInputFiles(certificate);
    acts++;
    await expect(kim.getByText(/^Otto, Rabies until /)).toBeVisible();
    expect(acts).toBeLessThanOrEqual(most.toAddCertificate);
  });

  await test.step('she may keep the record with a free account, and has none so far', async () => {
    await kim.getByRole('button', { name: 'Keep Otto’s record free on Wagwell' }).click();
    await expect(kim.getByRole('heading', { name: 'Keep Otto’s record yourself' })).toBeVisible();
    await expect(kim.getByRole('link', { name: 'Create a free account' })).toBeVisible();
    await kim.goBack();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('wagwell_session');
  });
});
