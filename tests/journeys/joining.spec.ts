import { expect, expectAccessible, test } from './journey.ts';
import { cards, join, dismissIntroductions, payWith, register } from './people.ts';

const email = (name: string) => `${name}-${Date.now()}@example.com`;

test('a new member joins, pays and gets in; signing out ends access', async ({ emptySite, newPerson }) => {
  const { page } = await newPerson();
  const address = email('nora');
  await join(page, emptySite, {
    firstName: 'Nora',
    lastName: 'Quill',
    email: address,
    role: 'Professional Groomer',
  });
  expect((await emptySite.mailsTo(address)).map(({ subject }) => subject)).toContain(
    'Confirm your email for Wagwell',
  );

  await page.goto(`${emptySite.url}/groomer`);
  await expect(page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Shifts/ })).toBeVisible();
  const remembered = await page.evaluate(
    () => JSON.parse(localStorage.getItem('currentUser') ?? '{}') as object,
  );
  expect(remembered).toMatchObject({ firstName: 'Nora', email: address });

  await test.step('what was typed and not saved is not left behind unasked', async () => {
    await page.goto(`${emptySite.url}/profile-setup?step=work`);
    await page.getByLabel('Professional title').fill('Hand-stripping specialist');
    await page.getByRole('link', { name: 'Finish later' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Professional title')).toHaveValue('Hand-stripping specialist');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('region', { name: 'What are you known for?' })).toBeVisible();
    await page.getByRole('link', { name: 'Finish later' }).click();
    await expect(page).toHaveURL(`${emptySite.url}/groomer`);
  });

  await page
    .getByRole('button', { name: /Nora|Account|menu/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await page.goto(`${emptySite.url}/groomer`);
  await expect(page.getByRole('heading', { name: 'Membership Required' })).toBeVisible();
});

test('a declined card charges nothing and gives no access; another card does @phone', async ({
  emptySite,
  newPerson,
}) => {
  const { page } = await newPerson();
  await dismissIntroductions(page);
  await register(page, emptySite, {
    firstName: 'Ivo',
    lastName: 'Brand',
    email: email('ivo'),
    role: 'Salon Owner',
  });
  await payWith(page, cards.declined);
  await expect(page.getByText('The bank declined this card.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${emptySite.url}/owner`);
  await expect(page.getByRole('heading', { name: 'Membership Required' })).toBeVisible();

  await page.getByRole('link', { name: 'Start Your Membership' }).click();
  await page
    .getByRole('link', { name: 'Choose Monthly' })
    .or(page.getByRole('button', { name: 'Choose Monthly' }))
    .click();
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: 'Welcome, Ivo' })).toBeVisible();
});
