import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

const pass = async (given: Partial<Visit>) => {
  const { unmount } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /api/visits/v-1': () =>
      Response.json(visitOf({ startsAt: '2026-11-20T20:00:00Z', phone: '(512) 555-0132', ...given })),
  });
  const found = within(await screen.findByRole('region', { name: 'Full groom and demat' }));
  return { ...found, unmount };
};

const steps = ({ getByRole }: ReturnType<typeof within>) =>
  within(getByRole('list', { name: 'The visit today' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

const happened = (what: Visit['history'][number]['what']): Visit['history'] => [
  { at: '2026-11-20T20:02:00Z', what, who: 'Maya Ortiz', atDesk: null, note: null },
];

test('the pass of the day says where the animal is, and reaches the groomer', async () => {
  const late = await pass({ lateMinutes: 15, history: happened('late') });
  expect(late.getByText('Maya Ortiz is 15 minutes late')).toBeTruthy();
  const article = within(screen.getByRole('article', { name: 'Full groom and demat' }));
  expect(article.getByRole('button', { name: /^More for / })).toBeTruthy();
  expect(late.getByRole('link', { name: 'Call Maya Ortiz' }).getAttribute('href')).toBe('tel:5125550132');
  expect(late.getByRole('link', { name: 'Text Maya Ortiz' }).getAttribute('href')).toBe('sms:5125550132');
  expect(late.queryByRole('link', { name: /^Directions/ })).toBeNull();
  late.unmount();
  const own = await pass({ lateMinutes: 15, history: happened('client_late'), atHome: false });
  expect(own.getByText('You are 15 minutes late')).toBeTruthy();
  expect(own.getByRole('link', { name: /^Directions to 1104 Bouldin Ave/ })).toBeTruthy();
  own.unmount();
  const confirmed = await pass({ confirmedAt: '2026-11-19T20:00:00Z' });
  expect(confirmed.getByText('Confirmed')).toBeTruthy();
  confirmed.unmount();
  const [pet] = visitOf().pets;
  const ready = await pass({
    status: 'checked_in',
    atHome: false,
    history: happened('checked_in'),
    pets: pet ? [{ ...pet, stage: 'ready' }] : [],
  });
  expect(ready.getByText('Ready to pick up')).toBeTruthy();
  ready.unmount();
  const bath = await pass({
    status: 'checked_in',
    atHome: false,
    history: happened('checked_in'),
    readyAt: '2026-11-20T22:10:00Z',
    pets: pet ? [{ ...pet, stage: 'bath' }] : [],
  });
  expect(steps(bath)).toEqual(['Checked in 2:02 PM, done', 'Bath, now', 'Ready about 4:10 PM, comes next']);
});

test('the way to the visit of today is asked for at the address only, and the step that is taken now is marked', async () => {
  const going = await pass({ atHome: false });
  expect(going.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1);
  going.unmount();
  const there = await pass({ status: 'checked_in', atHome: false, history: happened('checked_in') });
  const list = within(there.getByRole('list', { name: 'The visit today' }));
  const now = list.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
  expect(now.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Checked in/)]);
});
