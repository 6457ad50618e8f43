import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, post } from './people.ts';

test('a pet parent finds the right groomer, page by page and by name, and reads both kinds of reviews', async ({
  demoSite,
  newPerson,
}) => {
  const { page } = await newPerson();
  const whom = { email: 'petowner@wagwell.example', password: 'demo-password' };
  await dismissIntroductions(page);
  await post(page, `${demoSite.url}/auth/login`, whom);
  await page.goto(`${demoSite.url}/pet-owner?tab=groomers`);
  const count = page.getByRole('heading', { name: /^\d+ groomers? within 15 miles of Austin, TX$/ });
  await expect(count).toBeVisible();
  const all = Number((await count.innerText()).split(' ')[0]);
  const names = page.getByRole('article').getByRole('heading', { level: 3 });

  await test.step('filters narrow the list and its count, and stay in the address', async () => {
    await page.getByLabel('Service', { exact: true }).selectOption({ label: 'Dematting' });
    await page.getByRole('checkbox', { name: 'Honors Premium' }).click();
    await expect(page).toHaveURL(/service=demat.*honorsPremium=true/);
    await expect(page.getByText('Honors Premium', { exact: true }).first()).toBeVisible();
    await expect(count).not.toHaveText(new RegExp(`^${all} `));
    await expect(names).toHaveCount(Number((await count.innerText()).split(' ')[0]));
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Honors Premium' })).toBeChecked();
  });

  await test.step('a misspelled name is found, and one tap opens the profile', async () => {
    await page.goto(`${demoSite.url}/marketplace?tab=groomers`);
    await page.getByLabel('Search').fill('maya ortis');
    await expect(names).toHaveText(['Maya Ortiz']);
    await page.getByRole('button', { name: 'View Profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Maya Ortiz' });
    await expect(profile.getByRole('region', { name: 'By salons' })).toContainText(/\d\.\d \(\d+ reviews?\)/);
    await expect(profile.getByRole('region', { name: 'By pet parents' })).toBeVisible();
    await expectAccessible(page);
  });
});
