import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PetRecord, RecordLink } from '#contract/pets/pet-records.ts';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import SharedPetRecordPage from '../shared-pet-record/shared-pet-record.tsx';
import PetRecordPage from './pet-record.tsx';

onOneDay();

const record: PetRecord = {
  pet: petOf({ microchip: '985112004567890' }),
  owner: { name: 'Dana Whitfield', phone: '(512) 555-0148' },
  visits: [{ on: '2026-11-08', services: ['full_groom'], provider: 'Maya Ortiz' }],
  asOf: '2026-11-20T18:00:00Z',
  until: null,
};
const secret = 'a-secret-of-22-letters';

test('a link to the record is made for some days, shown once, and ended', async () => {
  let links: RecordLink[] = [];
  const link = {
    id: 'l-1',
    createdAt: '2026-11-20T09:00:00Z',
    expiresAt: '2026-11-27T09:00:00Z',
    opened: 2,
    lastOpenedAt: '2026-11-20T09:00:00Z',
  };
  const { sent } = openAsDana('/pets/bella/record', ['/pets/:id/record', PetRecordPage], {
    'GET /api/pets/bella/record': () => Response.json(record),
    'GET /api/pets/bella/record-links': () => Response.json(links),
    'POST /api/pets/bella/record-links': () => {
      links = [link];
      return Response.json({ ...link, path: `/r/${secret}` }, { status: 201 });
    },
    'DELETE /api/pets/bella/record-links/l-1': () => Response.json((links = [])),
  });
  await userEvent.click(await screen.findByRole('button', { name: '7 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(`${window.location.origin}/r/${secret}`)).toBeTruthy();
  expect(screen.getByText('Copy it now: it is shown only once.')).toBeTruthy();
  expect(sent('POST /api/pets/bella/record-links')).toEqual([{ days: 7 }]);
  const row = within(await screen.findByRole('list', { name: 'Links that work now' }));
  expect(row.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Made Nov 20, 2026, works until Nov 27, 2026Opened 2 times, last on Nov 20, 2026',
  );
  await userEvent.click(row.getByRole('button', { name: 'End' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }));
  expect(sent('DELETE /api/pets/bella/record-links/l-1')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Links that work now' })).toBeNull());
  expect(sent('DELETE /api/pets/bella/record-links/l-1')).toHaveLength(1);
  expect(screen.queryByText(/shown only once/)).toBeNull();
});

const openShared = (answer: () => Response) =>
  openAsDana(`/r/${secret}`, ['/r/:secret', SharedPetRecordPage], {
    [`GET /api/pet-records/${secret}`]: answer,
    [`POST /api/pet-records/${secret}/opened`]: () => new Response(null, { status: 204 }),
  });

test('whoever has the link reads the record, and that is counted once', async () => {
  const { sent } = openShared(() => Response.json({ ...record, until: '2026-11-27T18:00:00Z' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bella' })).toBeTruthy();
  expect(screen.getByText('985112004567890')).toBeTruthy();
  expect(screen.getByRole('link', { name: '(512) 555-0148' }).getAttribute('href')).toBe('tel:5125550148');
  expect(screen.getByText(/^Nov\s8, 2026: .* · Maya Ortiz$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  await waitFor(() => expect(sent(`POST /api/pet-records/${secret}/opened`)).toHaveLength(1));
});

test('a link that has ended shows nothing of the pet, and is not counted', async () => {
  const { sent } = openShared(() =>
    Response.json({ code: 'not_found', status: 404, detail: 'This link has ended.' }, { status: 404 }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link does not show a record' }),
  ).toBeTruthy();
  expect(screen.queryByText('Bella')).toBeNull();
  expect(sent(`POST /api/pet-records/${secret}/opened`)).toEqual([]);
});
