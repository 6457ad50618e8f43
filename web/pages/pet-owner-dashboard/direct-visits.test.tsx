import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VisitStage } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { onOneDay, openAsDana } from './own-records.testing.tsx';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';

onOneDay();

test('a visit booked with one’s groomer directly stands on the pet, in the head and among the requests', async () => {
  const visit = visitOf({
    id: 'own',
    source: 'own',
    title: 'Bella · Full groom',
    startsAt: '2026-11-27T16:00:00+00:00',
    endsAt: '2026-11-27T18:00:00+00:00',
  });
  openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([]),
    'GET /api/visits': () => Response.json([visit]),
  });
  expect(await screen.findByRole('heading', { name: 'Bella is booked, Dana' })).toBeTruthy();
  const link = within(await screen.findByRole('article', { name: 'Bella' })).getByRole('link', {
    name: 'See visit',
  });
  expect(link.getAttribute('href')).toBe('/visits/own');
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Requests 1' }));
  expect(
    within(await screen.findByRole('region', { name: 'With your groomer' })).getByRole('link', {
      name: 'Bella · Full groom',
    }),
  ).toBeTruthy();
});

test('a pet whose last visit was with one’s own groomer is booked there again', async () => {
  openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([]),
    'GET /api/visits': () =>
      Response.json([visitOf({ id: 'own', source: 'own', status: 'completed', actions: [] })]),
    'GET /api/visits/own/booking-page': () => Response.json({ page: { as: 'groomer', slug: 'maya-ortiz' } }),
  });
  const link = within(await screen.findByRole('article', { name: 'Bella' })).findByRole('link', {
    name: 'Book the next visit',
  });
  expect((await link).getAttribute('href')).toBe('/groomers/maya-ortiz/book');
});

test.each<[string, Partial<Visit>, (VisitStage | null)[], string, RegExp]>([
  [
    'booked for today',
    { status: 'booked' },
    [null],
    'Bella is groomed today, Dana',
    /^10:00\sAM with Maya Ortiz\. See the visit$/,
  ],
  [
    'checked in',
    { status: 'checked_in', source: 'marketplace' },
    ['waiting'],
    'Bella is with Maya Ortiz, Dana',
    /^Checked in 9:58\sAM\. Ready about 2:00\sPM\. See the visit$/,
  ],
  [
    'at two stages',
    { status: 'checked_in' },
    ['dry', 'ready'],
    'Bella and Otto are with Maya Ortiz, Dana',
    /^Bella: Drying\. Ready about 2:00\sPM\. Otto: Ready\. See the visit$/,
  ],
  [
    'ready',
    { status: 'checked_in' },
    ['ready'],
    'Bella is ready to pick up, Dana',
    /^Maya Ortiz is finished\. See the visit$/,
  ],
])('the home leads with a visit of today that is %s', async (_, given, stages, headline, words) => {
  const plain = visitOf();
  const pet = plain.pets[0]!;
  const visit = visitOf({
    source: 'own',
    atHome: false,
    startsAt: '2026-11-20T16:00:00+00:00',
    endsAt: '2026-11-20T20:00:00+00:00',
    readyAt: '2026-11-20T20:00:00+00:00',
    history: [{ at: '2026-11-20T15:58:00+00:00', who: null, atDesk: null, what: 'checked_in', note: null }],
    pets: stages.map((stage, at) => ({ ...pet, id: `p-${at}`, name: ['Bella', 'Otto'][at] ?? '', stage })),
    ...given,
  });
  openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([]),
    'GET /api/visits': () => Response.json([visit]),
  });
  const heading = await screen.findByRole('heading', { level: 1, name: headline });
  expect(heading.nextElementSibling?.textContent).toMatch(words);
});
