import { daysAhead } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';

const signIn = async (page: Parameters<typeof post>[0], url: string, who: string) => {
  await dismissIntroductions(page);
  await post(page, `${url}/auth/login`, { email: `${who}@wagwell.example`, password: 'demo-password' });
};

test('a groomer saves a search, and the bell tells at once of a shift that fits @desktop', async ({
  demoSite: site,
  newPerson,
}) => {
  const maya = (await newPerson()).page;
  const renee = (await newPerson()).page;
  await signIn(maya, site.url, 'groomer');
  await signIn(renee, site.url, 'owner');
  await maya.goto(`${site.url}/groomer?q=zebra`);

  await test.step('the filters are saved under a name', async () => {
    await maya.getByRole('button', { name: 'Save search' }).click();
    const dialog = maya.getByRole('dialog', { name: 'Saved searches' });
    await dialog.getByLabel('Name', { exact: true }).fill('Zebra days');
    await expectAccessible(maya);
    await dialog.getByRole('button', { name: 'Save these filters' }).click();
    await expect(dialog.getByRole('button', { name: 'Zebra days', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a fitting shift is told and opened', async () => {
    const shiftDate = `${daysAhead(9).toISOString().slice(0, 10)}T15:00:00Z`;
    // The demo town has no bookings in the evening, whatever the weekday.
    const times = { shiftDate, startTime: '20:00', endTime: '23:00' };
    await post(renee, `${site.url}/api/shifts`, {
      ...times,
      title: 'Zebra stripes and doodles',
      dogCount: 3,
      payPercentage: 55,
    });
    const bell = maya.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveText(/\d+ unread/);
    await bell.click();
    const list = maya.getByRole('dialog', { name: 'Notifications' });
    await list.getByRole('link', { name: /New shift: Zebra stripes/ }).click();
    await expect(maya.getByRole('heading', { level: 1, name: 'Zebra stripes and doodles' })).toBeVisible();
  });
});

test('a pet parent finds a groomer by a misspelled name and asks for a groom @desktop', async ({
  demoSite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await signIn(page, site.url, 'petowner');
  await page.goto(`${site.url}/pet-owner?tab=groomers`);
  const filters = page.getByRole('form', { name: 'Filter groomers' });

  await test.step('name, place, filter and order', async () => {
    await filters.getByPlaceholder('Name or keyword').fill('Whitehorze');
    await page.getByLabel('Sort').selectOption('rating');
    await expect(page).toHaveURL(/q=Whitehorze/);
    await expect(page.getByRole('heading', { name: /^1 groomer/ })).toBeVisible();
  });

  await test.step('one tap opens the profile, another the conversation', async () => {
    await page.getByRole('button', { name: 'View Profile: Sam Whitehorse' }).click();
    const profile = page.getByRole('dialog', { name: /Sam Whitehorse/ });
    await expect(profile).toBeVisible();
    await expectAccessible(page);
    await profile.getByRole('link', { name: /^Message/ }).click();
    await expect(page).toHaveURL(/\/messages/);
  });
});

test('on a phone the filters of people are in a sheet @phone', async ({ demoSite: site, newPerson }) => {
  const { page } = await newPerson();
  await signIn(page, site.url, 'petowner');
  await page.goto(`${site.url}/pet-owner?tab=groomers`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: /Filter/ });
  await sheet.getByLabel('Animal').selectOption('cat');
  // The box itself lies under its drawing.
  await sheet.getByText('Comes to you').click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/species=cat/);
  await expect(page).toHaveURL(/comesToYou=true/);
  await expect(page.getByRole('button', { name: 'Filters 2' })).toBeVisible();
});
