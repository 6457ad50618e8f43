import type { Locator } from '@playwright/test';
import { dayOf, daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { dismissIntroductions, join, password, post } from './people.ts';
import { fillSalon } from './salon.ts';

/** A person counts as one act each time they tap or type. */
const [mostToBook, mostToPaid, mostToHandOver] = [6, 8, 3];

test('a salon’s Saturday: fourteen dogs, a call, a walk-in, stages, a freed hour, a relief groomer, the month’s end @desktop', async ({
  ownSite: site,
  newPerson,
}) => {
  const { page, context } = await newPerson();
  const email = 'renee@example.com';
  await join(page, site, { firstName: 'Renee', lastName: 'Quill', email, role: 'Salon Owner' });
  const saturday = daysAhead(((6 - daysAhead(0).getUTCDay() + 7) % 7) + 7);
  const day = dayOf(saturday);
  await toTheHour(site, [page], saturday, 8);
  const api = `${site.url}/api`;
  const acts = { count: 0 };
  const tap = async (target: Locator) => {
    acts.count++;
    await target.click();
  };
  const type = async (target: Locator, words: string) => {
    acts.count++;
    await target.fill(words);
  };

  await test.step('fourteen dogs come between eight and nine and are picked up at four: all fit', async () => {
    await fillSalon(page, api, day);
    await page.goto(`${site.url}/day`);
    await expect(
      page.getByRole('list', { name: 'Where the animals are' }).getByText('Expected 14'),
    ).toBeVisible();
    for (const lane of ['Lee: 5 booked', 'Ana: 5 booked', 'Kim: 4 booked'])
      await expect(page.getByRole('region', { name: lane })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the phone rings: booked by the last four digits', async () => {
    acts.count = 0;
    await page.keyboard.press('/');
    await type(page.getByRole('searchbox', { name: 'Client' }), '0103');
    await tap(page.getByRole('button', { name: 'Book Maria3 Garcia' }));
    const sheet = page.getByRole('dialog', { name: 'Book Maria3' });
    await tap(sheet.getByRole('button', { name: /Lee$/ }).first());
    await expectAccessible(page);
    await tap(sheet.getByRole('button', { name: 'Book', exact: true }));
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();
    expect(acts.count).toBeLessThanOrEqual(mostToBook);
  });

  await test.step('nails at the door: paid in eight acts', async () => {
    acts.count = 0;
    await type(page.getByRole('searchbox', { name: 'Client' }), '0114');
    await tap(page.getByRole('button', { name: 'Maria14 Garcia walked in' }));
    const sheet = page.getByRole('dialog', { name: 'Check Maria14 in' });
    acts.count++;
    await sheet.getByLabel('Service for Rex14').selectOption({ label: 'Nail trim' });
    await type(sheet.getByLabel('Price for Rex14, in dollars'), '20');
    await tap(sheet.getByRole('button', { name: 'Check in' }));
    await tap(page.getByRole('link', { name: 'Check out' }));
    await tap(page.getByRole('button', { name: 'Cash', exact: true }));
    await tap(page.getByRole('button', { name: 'Take $20 and close' }));
    await page.waitForURL(/\/visits\/[\w-]+$/);
    await expect(page.getByText(/\$20/).first()).toBeVisible();
    expect(acts.count).toBeLessThanOrEqual(mostToPaid);
  });

  await test.step('a stage stands on the other device without a reload', async () => {
    const other = await context.newPage();
    await other.clock.setSystemTime(await page.evaluate(() => Date.now()));
    for (const each of [page, other]) {
      await each.goto(`${site.url}/day`);
      await each.getByRole('button', { name: /^9 AM Rex0/ }).click();
    }
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('button', { name: 'Bath', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Bath', exact: true, pressed: true })).toBeVisible();
    await expect(other.getByText('Bath 1')).toBeVisible();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Text: Rex0 is ready' })).toBeVisible();
    await other.close();
  });

  await test.step('a visit is moved by the mouse, and by the button beside the board', async () => {
    const block = page.getByRole('button', { name: /^1 PM Rex4/ });
    await page.evaluate(() => window.scrollTo(0, 400));
    const box = await block.boundingBox();
    if (!box) throw new Error('The visit is not on the board');
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 22, box.y + 40);
    await page.mouse.move(box.x + 22, box.y + 149, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Tell Maria4/ })
      .getByRole('button', { name: 'Close' })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^3 PM Rex4/ })).toBeVisible();
    await page.getByRole('button', { name: /^3 PM Rex4/ }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Person and table' }).click();
    const dialog = page.getByRole('dialog', { name: /^Person and table/ });
    await dialog.getByLabel('Table, as a wish').selectOption('Table 2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('group', { name: 'Lanes' }).getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('region', { name: 'Table 2: 1 booked' })).toBeVisible();
    await page.getByRole('group', { name: 'Lanes' }).getByRole('button', { name: 'Person' }).click();
  });

  await test.step('an hour falls free: who waits takes it by link, without an account', async () => {
    const { id, pets } = (await post(page, `${api}/clients`, {
      firstName: 'Wanda',
      lastName: 'Lee',
      phone: '512 555 0199',
      pets: [{ name: 'Otto', breed: 'Poodle', size: 'small', usualServices: ['full_groom'] }],
    })) as { id: string; pets: { id: string }[] };
    const { people } = (await (await page.request.get(`${api}/day`)).json()).salon as {
      people: { id: string; name: string }[];
    };
    const visit = (await post(page, `${api}/visits`, {
      clientId: id,
      pets: [{ petId: pets[0]?.id }],
      startsAt: new Date(Date.parse(saturday.toISOString()) + 5 * 86_400_000).toISOString(),
      minutes: 60,
      staffId: people.find(({ name }) => name === 'Lee')?.id,
      anyway: true,
    })) as { id: string };
    await post(page, `${api}/waiting-clients`, { clientId: id, visitId: visit.id });
    await page.goto(`${site.url}/day`);
    await page.getByRole('button', { name: /^11 AM Rex2 / }).click();
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^More for Rex2 / })
      .click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
    const freed = page.getByRole('region', { name: 'Free again, with clients waiting' });
    await freed.getByRole('button', { name: 'Offer it to Wanda Lee' }).first().click();
    await freed.getByRole('button', { name: 'Text Wanda Lee' }).click();
    const text = await page.getByRole('dialog', { name: 'Text Wanda Lee' }).getByText(/\/v\//).textContent();
    await expectAccessible(page);
    await page
      .getByRole('dialog', { name: 'Text Wanda Lee' })
      .getByRole('button', { name: 'Close' })
      .first()
      .click();
    const { page: wanda } = await newPerson();
    await wanda.clock.setSystemTime(await page.evaluate(() => Date.now()));
    await wanda.goto(site.url + (/\/v\/[\w-]+/.exec(text ?? '')?.[0] ?? ''));
    await wanda
      .getByRole('region', { name: 'Times to choose from' })
      .getByRole('button', { name: /11:00/ })
      .click();
    await expect(wanda.getByText('Your visit has its new time', { exact: true })).toBeVisible();
    await expectAccessible(wanda);
    await expect(page.getByRole('button', { name: /^11 AM Otto/ })).toBeVisible();
    await wanda.close();
  });

  await test.step('Ana is ill: her day goes to a relief groomer, who works as one of the staff', async () => {
    const { page: mo } = await newPerson();
    await newMember(mo, site, { firstName: 'Mo' });
    const profile = { address: 'Austin, TX 78704', title: 'Salon groomer' };
    expect((await mo.request.put(`${api}/profiles/groomer`, { data: profile })).ok()).toBe(true);
    await page.goto(`${site.url}/day`);
    const handOver = page.getByRole('button', { name: 'Hand over Ana’s day' });
    const dialog = page.getByRole('dialog', { name: 'Hand over Ana’s day' });
    await handOver.click();
    // Lee is busy at the same hours: nothing moves.
    await dialog.getByLabel('To').selectOption('Lee');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(dialog.getByText(/do not fit with Lee, so nothing was moved/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Post a shift for this day' }).click();
    const form = page.getByRole('dialog', { name: 'Post New Shift' });
    await expect(form.getByLabel('Dogs')).toHaveValue('5');
    await form.getByLabel('Title').fill('Five full grooms');
    await form.getByLabel('Pay, % of revenue').fill('50');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Post shift' }).click();
    await expect(page.getByText('Shift Posted!', { exact: true })).toBeVisible();
    const [posted] = (await (await page.request.get(`${api}/shifts/owner/current-user`)).json()) as {
      id: string;
    }[];
    const applied = (await post(mo, `${api}/shift-applications`, { shiftId: posted?.id })) as { id: string };
    await post(page, `${api}/shift-applications/${applied.id}/accept`, {});
    await page.goto(`${site.url}/day`);
    await expect(page.getByRole('region', { name: 'Mo Quill: nothing booked' })).toBeVisible();
    acts.count = 0;
    await tap(handOver);
    await expect(dialog.getByLabel('To')).toHaveText(/^Mo Quill, relief/);
    await tap(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(page.getByText('5 visits handed over').first()).toBeVisible();
    expect(acts.count).toBeLessThanOrEqual(mostToHandOver);
    await expect(page.getByRole('region', { name: 'Mo Quill: 5 booked' })).toBeVisible();
    await mo.goto(`${site.url}/shifts/${posted?.id}`);
    await expect(mo.getByText('Rex5', { exact: false }).first()).toBeVisible();
    await mo.close();
  });

  await test.step('the month’s end says what each person took in', async () => {
    await page.getByRole('button', { name: /^9 AM Rex0/ }).click();
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    await page.getByRole('button', { name: 'Take $80 and close' }).click();
    await page.waitForURL(/\/visits\/[\w-]+$/);
    await expect(page.getByText(/\$80/).first()).toBeVisible();
    await page.goto(`${site.url}/books`);
    const people = page.getByRole('region', { name: 'By person' });
    await expect(people.getByRole('row', { name: /^Lee 1 dog.* \$80/ })).toBeVisible();
    await expect(people.getByRole('row', { name: /^Total \$100/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a tablet at the counter does the day under a name, and has nothing else', async () => {
    await page.goto(`${site.url}/settings#front-desk`);
    await page.getByRole('button', { name: 'Pair a device' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    const code = await page.getByText(/^\d{6}$/).innerText();
    const { page: tablet } = await newPerson();
    await dismissIntroductions(tablet);
    await tablet.clock.setSystemTime(await page.evaluate(() => Date.now()));
    await tablet.goto(`${site.url}/front-desk`);
    await tablet.getByLabel('Email of the business’s account').fill(email);
    await tablet.getByLabel('Code').fill(code);
    await tablet.getByLabel('Name of this device').fill('Counter tablet');
    await expectAccessible(tablet);
    await tablet.getByRole('button', { name: 'Open the front desk' }).click();
    await expect(tablet.getByRole('dialog', { name: 'Who is at the desk?' })).toBeVisible();
    await expectAccessible(tablet);
    await tablet.getByRole('button', { name: 'Kim', exact: true }).click();
    await tablet.getByRole('button', { name: /^10 AM Rex1\b/ }).click();
    await tablet.getByRole('button', { name: 'Check in' }).click();
    await expect(tablet.getByText('Rex1 is checked in').first()).toBeVisible();
    await expectAccessible(tablet);
    await tablet.goto(`${site.url}/books`);
    await expect(tablet).toHaveURL(`${site.url}/day`);
    await page.goto(`${site.url}/day`);
    await page.getByRole('button', { name: /^10 AM Rex1\b/ }).click();
    await page.getByRole('complementary').getByRole('link', { name: /Rex1/ }).first().click();
    await expect(page.getByText(/checked in.* · Kim at the desk/)).toBeVisible();
  });
});
