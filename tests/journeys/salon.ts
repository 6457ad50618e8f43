import type { Page } from '@playwright/test';
import { post } from './people.ts';

/** A salon of three tables with two groomers and a bather, and its Saturday. */
export async function fillSalon(page: Page, api: string, day: string): Promise<void> {
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
          usualMinutes: 60,
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
