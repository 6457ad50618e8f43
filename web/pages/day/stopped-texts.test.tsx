import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import VisitPage from '../visit/visit.tsx';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

const { client: maria } = ownVisit();
const stopped = (given: Partial<NonNullable<Visit['client']>> = {}) =>
  ownVisit({
    client: maria && { ...maria, email: 'maria@people.example', stoppedTexts: true, ...given },
  });

async function waysOnDay(visit: Visit) {
  openDay(dayOf({ visits: [visit] }));
  await screen.findByRole('link', { name: 'Call Maria Garcia' });
  return screen.queryAllByRole('link', { name: /^(Text|Email) Maria/ }).map(({ textContent }) => textContent);
}
const noText = () => expect(screen.queryByRole('button', { name: /^Text/ })).toBeNull();

test('who stopped texts is called or mailed from the Day', async () => {
  expect(await waysOnDay(stopped())).toEqual(['Email']);
  noText();
});

test('who stopped texts and emails is called from the Day', async () => {
  expect(await waysOnDay(stopped({ stoppedMail: true }))).toEqual([]);
  noText();
});

test('who stopped texts is offered no text without a connection either', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => line.mockRestore());
  expect(await waysOnDay(stopped())).toEqual(['Email']);
  noText();
});

test('who stopped texts is called or mailed from the visit, and asked nothing by text', async () => {
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json({ ...stopped(), vaccinationGaps: [] }),
  });
  expect(await screen.findByRole('link', { name: 'Call Maria Garcia' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Email Maria Garcia' })).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: /^Text/ })).toEqual([]);
  noText();
});
