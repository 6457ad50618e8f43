import type { Locator, Page } from '@playwright/test';
import { dayOf, daysAhead, toTheHour } from './days.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { newMember } from './money.ts';
import { post } from './people.ts';

/** A person counts as one tap each time they touch the screen. */
const [mostToBook, mostForAStep, mostToClear] = [5, 4, 5];

/** Noon in Austin of a day, plus hours. */
const at = (day: Date, hours: number) => {
  const noon = new Date(`${dayOf(day)}T18:00:00Z`);
  const hour = Number(
    noon.toLocaleString('en-US', { timeZone: 'America/Chicago', hour: '2-digit', hourCycle: 'h23' }),
  );
  return new Date(noon.getTime() + (12 - hour + hours) * 3_600_000).toISOString();
};

const times = (client: Page) =>
  client.getByRole('region', { name: 'Times to choose from' }).getByRole('button');
const taken = (client: Page) => client.getByText('Your visit has its new time', { exact: true });

test('a mobile groomer’s Monday: booked in five taps, four for each step of a dog, rain on Wednesday cleared in five @phone', async ({
  ownSite: site,
  newPerson,
}) => {
  const { page } = await newPerson();
  await newMember(page, site, { firstName: 'Dana' });
  const monday = daysAhead(((1 - daysAhead(0).getUTCDay() + 7) % 7) + 7);
  const wednesday = new Date(monday.getTime() + 2 * 86_400_000);
  await toTheHour(site, [page], monday, 8);
  const api = `${site.url}/api`;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  const put = async (path: string, data: object) => {
    const reply = await page.request.put(`${api}${path}`, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  const clients: { id: string; pets: { id: string }[] }[] = [];

  await test.step('six clients, none of them a member: one today, five on Wednesday', async () => {
    await put('/profiles/groomer', {
      title: 'Mobile groomer',
      address: 'Austin, TX 78704',
      serviceType: 'mobile',
    });
    const spans = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }));
    await put('/working-hours', { spans });
    for (const [nth, name] of ['Bella', 'Coco', 'Rex', 'Fig', 'Otto', 'Mochi'].entries())
      clients.push(
        (await post(page, `${api}/clients`, {
          firstName: `Maria${nth}`,
          lastName: 'Garcia',
          phone: `(512) 555-01${40 + nth}`,
          address: '107 Slaughter Ln, Austin, TX 78748',
          pets: [{ name, breed: 'Poodle', size: 'small', usualServices: ['full_groom'], usualPrice: 8000 }],
        })) as (typeof clients)[number],
      );
    for (const [nth, { id, pets }] of clients.entries())
      await post(page, `${api}/visits`, {
        clientId: id,
        pets: [{ petId: pets[0]?.id }],
        startsAt: nth === 0 ? at(monday, -3) : at(wednesday, 2 * nth - 6),
        minutes: 60,
        anyway: true,
      });
  });

  await test.step('a known client is booked in five taps', async () => {
    await page.goto(`${site.url}/day`);
    await tap(page.getByRole('button', { name: 'Add', exact: true }));
    await tap(page.getByRole('menuitem', { name: 'Visit', exact: true }));
    await tap(page.getByRole('button', { name: /Maria5 Garcia/ }));
    await tap(page.getByRole('button', { name: /^Mon, / }).first());
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }));
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(mostToBook);
  });

  await test.step('on the way, in, ready and paid: at most four taps each', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Bella' });
    // The visit that was just booked is open; Bella is a line of the day.
    taps = 0;
    await tap(page.getByRole('button', { name: /Bella/ }));
    await tap(card.getByRole('button', { name: 'On my way', exact: true }));
    expect(taps).toBeLessThanOrEqual(mostForAStep);
    for (const name of ['Check in', 'Ready']) {
      taps = 0;
      await tap(card.getByRole('button', { name, exact: true }));
      expect(taps).toBeLessThanOrEqual(mostForAStep);
    }
    await expect(card.getByRole('button', { name: 'Text: Bella is ready' })).toBeVisible();
    taps = 0;
    await tap(card.getByRole('link', { name: 'Check out' }));
    await tap(page.getByRole('button', { name: '20%' }));
    await tap(page.getByRole('button', { name: 'Cash', exact: true }));
    await tap(page.getByRole('button', { name: 'Take $96 and close' }));
    await page.waitForURL(/\/visits\/[\w-]+$/);
    await expect(page.getByText(/\$96/).first()).toBeVisible();
    expect(taps).toBeLessThanOrEqual(mostForAStep);
    await expectAccessible(page);
  });

  await test.step('it will rain: Wednesday is cleared in five taps', async () => {
    await page.goto(`${site.url}/day`);
    taps = 0;
    for (let days = 0; days < 2; days++) await tap(page.getByRole('button', { name: 'The next day' }));
    await tap(page.getByRole('button', { name: 'More for this day' }));
    await tap(page.getByRole('menuitem', { name: 'Clear the day' }));
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Cancel 5 Visits' }));
    await expect(page.getByRole('dialog', { name: 'Tell each client' })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(mostToClear);
    await expectAccessible(page);
  });

  /** The page of a client's visit in a browser of their own. */
  const openLink = async (nth: number): Promise<Page> => {
    const { page: client } = await newPerson();
    await client.clock.setSystemTime(await page.evaluate(() => Date.now()));
    const id = clients[nth]?.id ?? '';
    const visits = (await (await page.request.get(`${api}/clients/${id}/timeline`)).json()) as {
      kind: string;
      id: string;
      startsAt?: string;
    }[];
    const { text } = (await post(page, `${api}/clients/${id}/messages`, {
      kind: 'cancelled',
      channel: 'phone_app',
      visitId: visits.findLast(({ kind }) => kind === 'visit')?.id,
    })) as { text: string };
    await client.goto(site.url + (/\/v\/[\w-]{22}/.exec(text)?.[0] ?? ''));
    return client;
  };
  await test.step('two clients choose the same time at once: one has it, the other takes the next', async () => {
    const [one, other] = [await openLink(1), await openLink(2)];
    const words = await times(one).first().innerText();
    await expect(times(other).first()).toHaveText(words);
    await Promise.all([one, other].map((client) => times(client).first().click()));
    const stillChoosing = async () =>
      (await times(one).first().isVisible()) === (await times(other).first().isVisible());
    await expect.poll(stillChoosing).toBe(false);
    const loser = (await times(one).first().isVisible()) ? one : other;
    await expect(
      loser.getByText('Sorry, this time was just taken. Please choose another one.', { exact: true }),
    ).toBeVisible();
    await expect(times(loser).first()).not.toHaveText(words);
    await expectAccessible(loser);
    await times(loser).first().click();
    await expect(taken(loser)).toBeVisible();
    const third = await openLink(3);
    await times(third).last().click();
    await expect(taken(third)).toBeVisible();
    for (const client of [one, other, third]) expect(await client.context().cookies()).toEqual([]);
  });

  await test.step('the rain counts against nobody', async () => {
    expect(await (await page.request.get(`${api}/reliability/facts`)).json()).toEqual([]);
  });
});
