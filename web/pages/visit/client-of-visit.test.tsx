import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

test('a provider reads on the visit what matters at the door, with the way to the client', async () => {
  const plain = visitOf();
  const visit = visitOf({
    source: 'own',
    owner: null,
    client: {
      id: 'c-1',
      name: 'Marcus Lee',
      phone: null,
      email: null,
      contactBy: 'none',
      stoppedTexts: false,
      stoppedMail: false,
      directions: 'gate code 4417#',
      notes: 'Park on the street.',
      linkedUserId: null,
      toldBy: null,
      owed: 4000,
      owedHere: 0,
    },
    directions: null,
    pets: plain.pets.map((pet) => ({
      ...pet,
      handling: 'muzzle',
      style: '#4 teddy',
      privateNotes: 'Size/Wt: M\nHates the dryer',
    })),
    actions: [],
  });
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /api/visits/v-1/consents': () => Response.json({ given: [], pets: [], missing: [] }),
    'GET /api/clients/c-1/account': () => Response.json({ advances: [] }),
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
  });
  const door = within(await screen.findByRole('region', { name: 'At the door' }));
  // What is short and rarely needed shares one card.
  const card = screen.getByRole('region', { name: 'At the door' }).parentElement;
  for (const name of ['Consents', 'Paid in advance'])
    expect(card?.contains(await screen.findByRole('region', { name }))).toBe(true);
  expect(door.getByRole('link', { name: 'See the client' }).getAttribute('href')).toBe('/clients/c-1');
  expect(screen.getByText('Marcus Lee')).toBeTruthy();
  expect(door.getByRole('link', { name: 'Owes $40 in all' }).getAttribute('href')).toBe('/clients/c-1');
  for (const words of ['gate code 4417#', 'Park on the street.', /muzzle/i, '#4 teddy', 'Hates the dryer'])
    expect(door.getByText(words)).toBeTruthy();
});

test('a client of whom nothing is noted has no list of bare names', async () => {
  const client = {
    id: 'c-1',
    name: 'Marcus Lee',
    phone: null,
    email: null,
    contactBy: 'none' as const,
    stoppedTexts: false,
    stoppedMail: false,
    directions: null,
    notes: null,
    linkedUserId: null,
    toldBy: null,
    owed: 0,
    owedHere: 0,
  };
  const own = visitOf({ source: 'own', owner: null, client, directions: null, actions: [] });
  const visit = { ...own, pets: own.pets.map((pet) => ({ ...pet, handling: 'easy' as const })) };
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
  });
  const door = within(await screen.findByRole('region', { name: 'At the door' }));
  expect(door.getByText('Nothing is noted yet.')).toBeTruthy();
  expect(door.queryByText(visit.pets[0]?.name ?? '')).toBeNull();
});

test('a provider calls, texts or mails a member from the visit, where they share phone and email', async () => {
  const visit = visitOf({ phone: '(512) 555-0188', email: 'jordan@people.example' });
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
  });
  const call = await screen.findByRole('link', { name: `Call ${visit.owner?.name}` });
  expect(call.getAttribute('href')).toBe('tel:5125550188');
  expect(screen.getByRole('link', { name: `Text ${visit.owner?.name}` })).toBeTruthy();
  expect(screen.getByRole('link', { name: `Email ${visit.owner?.name}` }).getAttribute('href')).toBe(
    'mailto:jordan@people.example',
  );
  expect(screen.getByRole('link', { name: `Message ${visit.owner?.name}` })).toBeTruthy();
});
