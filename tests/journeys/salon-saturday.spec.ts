import type { Locator, Page } from '@playwright/test';
import { dayOf, daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { dismissIntroductions, join, password, post } from './people.ts';

/** A person counts as one act each time they tap or type. */
const [mostToBook, mostToPaid] = [6, 8];

test('a salon’s Saturday: fourteen dogs, a call, a walk-in, stages, and a day handed over @desktop', async ({
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
    await expect(page.getByText('Expected 14')).toBeVisible();
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
    await tap(sheet.getByRole('button', { name: 'Check In' }));
    await tap(page.getByRole('link', { name: 'Check Out' }));
    await tap(page.getByRole('button', { name: 'Cash', exact: true }));
    await tap(page.getByRole('button', { name: 'Take $20 and Close' }));
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
    await page.getByRole('button', { name: 'Check In' }).click();
    await page.getByRole('button', { name: 'Bath', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Bath', exact: true, pressed: true })).toBeVisible();
    await expect(other.getByText('Bath 1')).toBeVisible();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Text that Rex0 is ready' })).toBeVisible();
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
      .getByRole('button', { name: 'No' })
      .click();
    await expect(page.getByRole('button', { name: /^3 PM Rex4/ })).toBeVisible();
    await page.getByRole('button', { name: /^3 PM Rex4/ }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Move/ });
    await dialog.getByLabel('Table, as a wish').selectOption('Table 2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('group', { name: 'Lanes' }).getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('region', { name: 'Table 2: 1 booked' })).toBeVisible();
    await page.getByRole('group', { name: 'Lanes' }).getByRole('button', { name: 'Person' }).click();
  });

  await test.step('Ana is ill: her day goes to Mo, all of it', async () => {
    await post(page, `${api}/staff`, { name: 'Mo', role: 'groomer' });
    await page.goto(`${site.url}/settings#staff`);
    await page.getByRole('button', { name: 'More for Ana' }).click();
    await page.getByRole('menuitem', { name: 'Hand over a day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand over Ana’s day' });
    // Lee is busy at the same hours: nothing moves.
    await dialog.getByLabel('To').selectOption('Lee');
    await dialog.getByRole('button', { name: 'Hand Over' }).click();
    await expect(dialog.getByText(/do not fit with Lee, so nothing was moved/)).toBeVisible();
    await dialog.getByLabel('To').selectOption('Mo');
    await dialog.getByRole('button', { name: 'Hand Over' }).click();
    await expect(page.getByText('5 visits handed over').first()).toBeVisible();
    await page.goto(`${site.url}/day`);
    await expect(page.getByRole('region', { name: 'Mo: 5 booked' })).toBeVisible();
  });

  await test.step('a tablet at the counter does the day under a name, and has nothing else', async () => {
    await page.goto(`${site.url}/settings#front-desk`);
    await page.getByRole('button', { name: 'Pair a Device' }).click();
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
    await tablet.getByRole('button', { name: 'Open the Front Desk' }).click();
    await expect(tablet.getByRole('dialog', { name: 'Who is at the desk?' })).toBeVisible();
    await expectAccessible(tablet);
    await tablet.getByRole('button', { name: 'Kim', exact: true }).click();
    await tablet.getByRole('button', { name: /^10 AM Rex1\b/ }).click();
    await tablet.getByRole('button', { name: 'Check In' }).click();
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

/** A salon of three tables with two groomers and a bather, and its Saturday. */
async function fillSalon(page: Page, api: string, day: string): Promise<void> {
  const put = async (path: string, data: object) => {
    const reply = await page.request.put(`${api}${path}`, { data });
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  };
  await put('/profiles/business', {
    businessName: 'Shoal Creek Pet Spa',
    businessType: 'salon',
    address: '5310 Burnet Rd, Austin, TX 78756',
    tables: 3,
  });
  await put('/staff/house', { petsInHouse: 16 });
  const people: string[] = [];
  for (const person of [
    { name: 'Lee', role: 'groomer' },
    { name: 'Ana', role: 'groomer' },
    { name: 'Kim', role: 'bather', atOnce: 2 },
  ])
    people.push(((await post(page, `${api}/staff`, person)) as { id: string }).id);
  const noon = new Date(`${day}T18:00:00Z`);
  const offset = noon.toLocaleString('en-US', {
    timeZone: 'America/Chicago',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const at = (hour: number) => {
    const utc = new Date(`${day}T00:00:00Z`);
    utc.setUTCMinutes((hour + 18 - Number(offset)) * 60);
    return utc.toISOString();
  };
  for (let nth = 0; nth < 15; nth++) {
    const client = (await post(page, `${api}/clients`, {
      firstName: `Maria${nth}`,
      lastName: 'Garcia',
      phone: `512 555 ${String(100 + nth).padStart(4, '0')}`,
      pets: [
        {
          name: `Rex${nth}`,
          breed: 'Poodle',
          size: 'small',
          usualServices: ['full_groom'],
          usualPrice: 8000,
        },
      ],
    })) as { id: string; pets: { id: string }[] };
    // The last is for the door.
    if (nth === 14) break;
    const isBath = nth >= 10;
    await post(page, `${api}/visits`, {
      clientId: client.id,
      pets: [{ petId: client.pets[0]?.id, services: [isBath ? 'bath_brush' : 'full_groom'], price: 8000 }],
      startsAt: at(isBath ? 9 + Math.floor((nth - 10) / 2) : 9 + (nth % 5)),
      minutes: 60,
      arrivesAt: at(nth % 2 ? 8 : 8.5),
      readyAt: at(16),
      staffId: people[isBath ? 2 : Math.floor(nth / 5)],
    });
  }
}
