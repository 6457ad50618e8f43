import { dayOf, daysAhead } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newcomer } from './people.ts';

test('a groomer keeps her hours and time off, and feeds them to her calendar app @desktop', async ({
  emptySite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await newcomer(page, site, { firstName: 'Maya' });
  const address = { address: 'Austin, TX 78704' };
  expect((await page.request.put(`${site.url}/api/profiles/groomer`, { data: address })).ok()).toBe(true);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const [nextWeek, later] = [dayOf(daysAhead(7)), dayOf(daysAhead(14))];

  await test.step('she sets her hours', async () => {
    await page.goto(`${site.url}/calendar?view=week&day=${nextWeek}`);
    await page.getByRole('button', { name: 'Edit working hours' }).click();
    const form = dialog('Working hours');
    for (const day of ['Tuesday', 'Saturday']) await form.getByLabel(day, { exact: true }).check();
    await form.getByLabel('Saturday, to').fill('09:00');
    await form.getByRole('button', { name: 'Save hours' }).click();
    await expect(form.getByText('The end comes after the start')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Saturday, to').fill('13:30');
    await form.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('9:00 AM – 1:30 PM')).toBeVisible();
  });

  await test.step('she marks time off with the mouse, and adds some by form', async () => {
    const tuesday = page.getByRole('region', { name: /^Tue,/ });
    await tuesday.locator('.day-grid-day').evaluate((day) => day.scrollIntoView({ block: 'center' }));
    const box = await tuesday.locator('.day-grid-day').boundingBox();
    if (!box) throw new Error('The week has no Tuesday');
    // Twelve hours are shown, from seven.
    const at = (hour: number) => box.y + ((hour - 7) / 12) * box.height;
    await page.mouse.move(box.x + 40, at(10));
    await page.mouse.down();
    await page.mouse.move(box.x + 42, at(12), { steps: 6 });
    await page.mouse.up();
    const form = dialog('Add time off');
    await expect(form.getByLabel('Begins')).toHaveValue('10:00');
    await expect(form.getByLabel('Ends')).toHaveValue('12:00');
    await form.getByLabel('Note (optional)').fill('Dentist');
    await form.getByRole('button', { name: 'Add time off' }).click();
    await expect(tuesday.getByRole('button', { name: /^Time off, Dentist/ })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${site.url}/calendar?view=day&day=${later}`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Time off' }).click();
    await form.getByRole('button', { name: 'Add time off' }).click();
    await expect(page.getByRole('button', { name: /^Time off, / })).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Visit', exact: true }).click();
    await expect(dialog('Add visit')).toBeVisible();
    await page.goto(`${site.url}/calendar?view=day&day=${later}`);
  });

  await test.step('keys go through the weeks, and back to today', async () => {
    const week = page.getByRole('button', { name: 'Week', exact: true });
    await week.click();
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    const heading = page.getByRole('heading', { level: 2 }).first();
    const before = await heading.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect(heading).not.toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: /^Time off, Dentist/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(heading).toHaveText(before ?? '');
    await page.keyboard.press('t');
    await expect(page.getByRole('region', { name: /, today/ })).toBeVisible();
  });

  await test.step('she makes a secret address, and renews it', async () => {
    await page.getByRole('button', { name: 'Create a secret address' }).click();
    const field = page.getByLabel('Your secret address');
    const first = await field.inputValue();
    const read = async (address: string) => (await page.request.get(address)).status();
    expect(await (await page.request.get(first)).text()).toContain('SUMMARY:Time off: Dentist');
    await page.getByRole('button', { name: 'Renew address' }).click();
    const question = page.getByRole('alertdialog', { name: 'Renew the secret address?' });
    await question.getByRole('button', { name: 'Renew' }).click();
    await expect(field).not.toHaveValue(first);
    expect([await read(first), await read(await field.inputValue())]).toEqual([404, 200]);
    await expectAccessible(page);
  });
});
