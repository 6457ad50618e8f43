import { chooseDay, daysAhead, toTheHour } from './days.ts';
import { celebration, expect, expectAccessible, test } from './journey.ts';
import { join, review, unfold } from './people.ts';

const renee = {
  firstName: 'Renee',
  lastName: 'Castillo',
  email: 'renee@example.com',
  role: 'Salon Owner',
} as const;
const maya = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: 'maya@example.com',
  role: 'Professional Groomer',
} as const;
const title = 'Full-groom day, mostly doodles';

test('from registration to the second review: post, find, apply, accept, work, pay, review @mixed', async ({
  ownSite,
  newPerson,
}) => {
  const workDay = daysAhead(1);
  const owner = (await newPerson({ screen: 'desktop', celebrates: true })).page;
  const groomer = (await newPerson({ screen: 'phone', celebrates: true })).page;

  await test.step('both join and tell where they are', async () => {
    await join(owner, ownSite, renee);
    await owner.goto(`${ownSite.url}/owner`);
    await expectAccessible(owner);
    await owner.getByLabel('Business name').fill('Shoal Creek Pet Spa');
    await owner.getByRole('radio', { name: /Salon/ }).check();
    await owner.getByLabel('Address').fill('5310 Burnet Rd, Austin, TX 78756');
    await owner.getByRole('button', { name: 'Save and continue' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Shoal Creek Pet Spa' })).toBeVisible();

    await join(groomer, ownSite, maya);
    await groomer.goto(`${ownSite.url}/profile-setup?role=groomer&step=place`);
    await groomer.getByLabel('Where you work from').fill('Austin, TX 78704');
    await groomer.getByRole('button', { name: 'Save and continue' }).click();
    await groomer.getByLabel('Professional title').fill('Hand-scissor groomer');
    await groomer.getByLabel('Years of experience').fill('7');
    await expectAccessible(groomer);
    await groomer.getByRole('button', { name: 'Save and continue' }).click();
    await expect(groomer.getByRole('heading', { name: 'What are you known for?' })).toBeVisible();
  });

  await test.step('the owner posts a shift; what is missing is told', async () => {
    await owner.getByRole('button', { name: 'Post New Shift' }).first().click();
    const form = owner.getByRole('dialog');
    await form.getByRole('button', { name: 'Post shift' }).click();
    await expect(owner.getByText('Missing Information', { exact: true })).toBeVisible();
    await form.getByLabel('Title').fill(title);
    await chooseDay(owner, /^Date/, workDay);
    await form.getByLabel('Start', { exact: true }).fill('08:30');
    await form.getByLabel('End', { exact: true }).fill('16:30');
    await form.getByLabel('Dogs').fill('7');
    await form.getByLabel('Pay, % of revenue').fill('45');
    await form.getByLabel('From').fill('234');
    await form.getByLabel('To', { exact: true }).fill('288');
    await expect(form.getByText('$520–$640')).toBeVisible();
    await expectAccessible(owner);
    await form.getByRole('button', { name: 'Post shift' }).click();
    await expect(form.getByText('Is it right: it takes 7 dogs at $92, and the hours allow 5?')).toBeVisible();
    await form.getByRole('button', { name: 'Post shift' }).click();
    await expect(owner.getByText('Shift Posted!', { exact: true })).toBeVisible();
    await expect(owner.getByText(title).first()).toBeVisible();
    await expect(owner.getByText('Live').first()).toBeVisible();
  });

  const desk = await owner.context().newPage();
  await test.step('the groomer finds it nearby and applies; the owner sees it in another tab', async () => {
    await desk.goto(`${ownSite.url}/owner?tab=apps`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await groomer.goto(`${ownSite.url}/groomer`);
    const ticket = groomer
      .getByRole('article')
      .or(groomer.locator('.work-row'))
      .filter({ hasText: title })
      .first();
    await expect(ticket).toContainText('$234–$288');
    await expect(ticket).toContainText(/5\.7 mi/);
    await expectAccessible(groomer);
    await ticket.getByRole('button', { name: 'Apply for This Shift' }).click();
    const dialog = groomer.getByRole('dialog');
    await expect(dialog).toContainText('Your 45% of $520–$640, the owner’s estimate');
    await expect(dialog).toContainText('No conflicts.');
    await dialog.getByLabel('Message to the owner (optional)').fill('Doodles are half my book.');
    await expectAccessible(groomer);
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(groomer.getByText('Application Submitted!', { exact: true })).toBeVisible();
    await expect(ticket.getByRole('button', { name: 'Undo' })).toBeInViewport();
    await expect(desk.getByText('Doodles are half my book.')).toBeVisible();
  });

  await test.step('the owner reads the application and accepts; it shows in every tab', async () => {
    await groomer.goto(`${ownSite.url}/groomer?tab=applications`);
    await expect(groomer.getByRole('button', { name: /Withdraw/ })).toBeVisible();
    await owner.goto(`${ownSite.url}/owner?tab=apps`);
    await expect(owner.getByText('Doodles are half my book.')).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Accept Maya Ortiz' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Book Maya' }).click();
    await expect(celebration(owner)).toContainText('Maya Ortiz');
    await expectAccessible(owner);
    await owner.keyboard.press('Escape');
    await expect(owner.getByText('Maya Ortiz is booked', { exact: true })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Accept Maya Ortiz' })).toBeHidden();
    await expect(groomer.getByText('Booked', { exact: true }).first()).toBeVisible();
    await expect
      .poll(async () => (await ownSite.mailsTo(maya.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^You are booked:/));
    await groomer.reload();
    await expect(celebration(groomer)).toContainText('Shoal Creek Pet Spa');
    await expectAccessible(groomer);
    await celebration(groomer).getByRole('link', { name: 'See the shift' }).click();
    await expect(groomer).toHaveURL(/\/shifts\//);
  });

  await test.step('the day comes: work begins by itself, and the owner records how it went', async () => {
    await toTheHour(ownSite, [owner, groomer], workDay, 17);
    await owner.goto(`${ownSite.url}/owner`);
    await owner.getByRole('button', { name: 'Record the day' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Dogs groomed').fill('7');
    await dialog.getByLabel('Revenue of these dogs, in dollars').fill('600');
    await expect(dialog).toContainText('$270');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Record the day' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the groomer confirms the pay and reviews', async () => {
    await groomer.goto(`${ownSite.url}/groomer?tab=applications`);
    await groomer.getByRole('button', { name: 'Confirm $270' }).click();
    await expect(groomer.getByText('Pay confirmed: $270', { exact: true }).first()).toBeVisible();
    await review(groomer, '5 stars', 'As described, paid the same day.');
    await expect(groomer.getByText(/It shows once/).first()).toBeVisible();
  });

  await test.step('the owner reviews too, and both reviews show', async () => {
    await owner.goto(`${ownSite.url}/owner`);
    await review(owner, '4 stars', 'Calm hands, clean work.');
    await expect(owner.getByText('you can both read them now').first()).toBeVisible();
    await groomer.goto(`${ownSite.url}/profile`);
    await unfold(groomer, 'Reviews');
    await expect(groomer.getByText('Calm hands, clean work.').first()).toBeVisible();
    await expectAccessible(groomer);
  });
});
