import type { Page } from '@playwright/test';
import { daysAhead } from './days.ts';
import { celebration, expect, test } from './journey.ts';
import { press, tabTo, type } from './keyboard.ts';
import { newMember } from './money.ts';
import { password, post } from './people.ts';
import { startReading } from './screen-reader.ts';

const place = { address: '1604 S Lamar Blvd, Austin, TX 78704' };
const title = 'Poodle day, read and typed';

const profile = (page: Page, url: string, role: string, data: object) =>
  page.request.put(`${url}/api/profiles/${role}`, { data });

/** Signs in again, with keys alone. */
async function signIn(page: Page, url: string, email: string, to: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/login?next=${encodeURIComponent(to)}`);
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url + to);
}

/** Opens a date field and takes the day that many days after the first one offered. */
async function takeDay(page: Page, field: RegExp, later: number): Promise<void> {
  await press(page, page.getByRole('button', { name: field }));
  const chosen = page.getByRole('grid').locator('button:focus');
  await expect(chosen).toBeVisible();
  for (let day = 0; day < later; day++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeHidden();
}

test('a shift from posting to booking, by keyboard alone and read by a screen reader @desktop', async ({
  ownSite,
  newPerson,
}) => {
  const { url } = ownSite;
  const [{ page: owner }, { page: groomer }, { page: listener }] = await Promise.all([
    newPerson({ celebrates: true }),
    newPerson(),
    newPerson(),
  ]);
  const renee = await newMember(owner, ownSite, { firstName: 'Renee', role: 'owner' });
  const maya = await newMember(groomer, ownSite, { firstName: 'Maya' });
  await newMember(listener, ownSite, { firstName: 'Noor' });
  await profile(owner, url, 'business', {
    ...place,
    businessName: 'Shoal Creek Pet Spa',
    businessType: 'salon',
  });
  for (const page of [groomer, listener]) await profile(page, url, 'groomer', place);

  await test.step('the owner posts it', async () => {
    await signIn(owner, url, renee, '/owner');
    await press(owner, owner.getByRole('button', { name: 'Post New Shift' }).first());
    const form = owner.getByRole('dialog');
    await type(owner, form.getByLabel('Title'), title);
    await takeDay(owner, /^Date/, 2);
    await type(owner, form.getByLabel('Start', { exact: true }), '0830AM');
    await type(owner, form.getByLabel('End', { exact: true }), '0430PM');
    await type(owner, form.getByLabel('Dogs'), '7');
    await type(owner, form.getByLabel('Pay, % of revenue'), '45');
    await press(owner, form.getByRole('button', { name: 'Post shift' }));
    await expect(owner.getByText('Shift Posted!', { exact: true })).toBeVisible();
    await expect(form).toBeHidden();
    expect(await owner.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  });

  await test.step('a groomer applies', async () => {
    await signIn(groomer, url, maya, '/groomer');
    await tabTo(groomer, groomer.getByRole('link', { name: 'Skip to content' }));
    await groomer.keyboard.press('Enter');
    const ticket = groomer.getByRole('article').filter({ hasText: title });
    await press(groomer, ticket.getByRole('button', { name: 'Apply for This Shift' }));
    const dialog = groomer.getByRole('dialog');
    await type(groomer, dialog.getByLabel('Message to the owner (optional)'), 'Poodles are my book.');
    await press(groomer, dialog.getByRole('button', { name: 'Apply', exact: true }));
    await expect(groomer.getByText('Application Submitted!', { exact: true })).toBeVisible();
  });

  await test.step('another applies, hearing the page and not seeing it', async () => {
    const heard = await listenAndApply(listener, `${url}/groomer`);
    const inOrder = [
      /^banner/,
      /^navigation, Main/,
      /^main/,
      /^heading, .*level 1/,
      /^tab, Shifts.*selected/,
      /^button, Apply for This Shift/,
      /^dialog, Apply for/,
      /^textbox, Message to the owner \(optional\)/,
      /^button, Apply$/,
      /Application Submitted!/,
    ];
    let from = 0;
    for (const phrase of inOrder) {
      const at = heard.findIndex((said, index) => index >= from && phrase.test(said));
      expect(at, `${phrase} in ${heard.slice(from).join(' | ')}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
  });

  await test.step('the owner compares the two and books one', async () => {
    await owner.goto(`${url}/owner?tab=apps`);
    await press(owner, owner.getByRole('button', { name: 'Accept Maya Quill' }));
    const question = owner.getByRole('alertdialog');
    await press(owner, question.getByRole('button', { name: 'Book Maya' }));
    await expect(celebration(owner)).toContainText('Maya Quill');
    await press(owner, celebration(owner).getByRole('button', { name: 'Close' }));
    await expect(owner.getByText('Maya Quill is booked', { exact: true })).toBeVisible();
  });

  await test.step('the owner books another day, hearing who applied', async () => {
    const draft = { shiftDate: daysAhead(9).toISOString(), startTime: '09:00', endTime: '15:00' };
    const terms = { title: 'Heard, not seen', dogCount: 6, payPercentage: 50 };
    const shift = (await post(owner, `${url}/api/shifts`, { ...draft, ...terms })) as { id: string };
    await post(listener, `${url}/api/shift-applications`, { shiftId: shift.id });
    await owner.goto(`${url}/owner?tab=apps&shift=${shift.id}`);
    await expect(owner.getByRole('button', { name: 'Accept Noor Quill' })).toBeVisible();
    const { readTo, act, stop } = await startReading(owner);
    await readTo(/^heading, .*Noor Quill/);
    await readTo(/^button, Accept Noor Quill/);
    await act();
    await expect(owner.getByRole('alertdialog')).toBeVisible();
    await readTo(/^alertdialog, /);
    await readTo(/^button, Book Noor/);
    await act();
    await expect(owner.getByText('Noor Quill is booked', { exact: true })).toBeVisible();
    await readTo(/Noor Quill is booked/);
    await stop();
  });
});

/** Applies for the first shift by what a screen reader says. @returns everything it said */
async function listenAndApply(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Apply for This Shift' }).first()).toBeVisible();
  const { readTo, act, type: say, stop } = await startReading(page);
  await readTo(/^button, Apply for This Shift/);
  await act();
  await expect(page.getByRole('dialog')).toBeVisible();
  await readTo(/^textbox, Message to the owner \(optional\)/);
  await say('I listen well.');
  await readTo(/^button, Apply$/);
  await act();
  await expect(page.getByText('Application Submitted!', { exact: true })).toBeVisible();
  await readTo(/Application Submitted!/);
  return stop();
}

test('grooming from asking to booking, by keyboard alone and read by a screen reader @desktop', async ({
  ownSite,
  newPerson,
}) => {
  const { url } = ownSite;
  const [{ page: dana }, { page: maya }] = await Promise.all([newPerson({ celebrates: true }), newPerson()]);
  const email = await newMember(dana, ownSite, { firstName: 'Dana', role: 'pet_owner' });
  await newMember(maya, ownSite, { firstName: 'Maya' });
  await profile(maya, url, 'groomer', { ...place, serviceType: 'mobile' });
  await dana.request.post(`${url}/api/pets`, { data: { name: 'Bella', breed: 'Poodle', weight: 20 } });

  await test.step('the pet parent asks', async () => {
    await signIn(dana, url, email, '/pet-owner');
    await press(dana, dana.getByRole('button', { name: 'Request Grooming' }).first());
    const form = dana.getByRole('dialog', { name: 'Request Grooming' });
    await press(dana, form.getByRole('checkbox', { name: /^Full groom/ }), 'Space');
    await takeDay(dana, /^Preferred day/, 3);
    await type(dana, form.getByLabel('Where your pet lives'), '1104 Bouldin Ave, Austin, TX 78704');
    await type(dana, form.getByLabel(/^Budget, in dollars/), '140');
    await press(dana, form.getByRole('button', { name: 'Send request' }));
    await expect(dana.getByText('Grooming request created successfully!', { exact: true })).toBeVisible();
  });

  await test.step('a groomer offers', async () => {
    await maya.goto(`${url}/groomer?tab=requests`);
    await press(maya, maya.getByRole('button', { name: 'Apply to Groom Bella' }));
    const form = maya.getByRole('dialog', { name: 'Send an offer for Bella' });
    await tabTo(maya, form.getByLabel('Your price, in dollars'));
    await maya.keyboard.press('ControlOrMeta+A');
    await maya.keyboard.type('125.50');
    await press(maya, form.getByRole('button', { name: 'Send offer' }));
    await expect(maya.getByRole('paragraph').filter({ hasText: 'Offer sent' })).toBeVisible();
    await expect(maya.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('the pet parent books it', async () => {
    await dana.goto(`${url}/pet-owner?tab=requests`);
    await press(dana, dana.getByRole('link', { name: /^See .*offer/ }));
    await press(dana, dana.getByRole('button', { name: 'Accept Maya Quill’s offer' }));
    await press(dana, dana.getByRole('alertdialog').getByRole('button', { name: 'Book', exact: true }));
    await expect(celebration(dana)).toContainText('Maya Quill');
    await press(dana, celebration(dana).getByRole('button', { name: 'Close' }));
    await expect(celebration(dana)).toBeHidden();
    await expect(dana.getByText(/booked/i).first()).toBeVisible();
    await expect(dana.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('the next one is booked by hearing the offer', async () => {
    const pets = (await (await dana.request.get(`${url}/api/pets`)).json()) as { id: string }[];
    const request = (await post(dana, `${url}/api/grooming-requests`, {
      petId: pets[0]?.id,
      title: 'Trim her nails',
      servicesNeeded: ['nail_trim'],
      urgency: 'normal',
      estimatedBudget: 40,
    })) as { id: string };
    await post(maya, `${url}/api/applications/grooming-request`, {
      groomingRequestId: request.id,
      price: 3500,
      proposedAt: daysAhead(12).toISOString(),
    });
    await dana.goto(`${url}/requests/${request.id}`);
    await expect(dana.getByRole('button', { name: 'Accept Maya Quill’s offer' })).toBeVisible();
    const { readTo, act, stop } = await startReading(dana);
    await readTo(/\$35/);
    await readTo(/^button, Accept Maya Quill’s offer/);
    await act();
    await expect(dana.getByRole('alertdialog')).toBeVisible();
    await readTo(/^button, Book$/);
    await act();
    await expect(dana.getByRole('alertdialog')).toBeHidden();
    // The reader goes on without waiting for the page.
    await expect(dana.getByText(/booked/i).first()).toBeVisible();
    await readTo(/[Bb]ooked/);
    await stop();
  });
});
