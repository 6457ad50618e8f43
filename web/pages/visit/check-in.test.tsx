import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { seenPlace } from '#web/lib/seen-place.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap, visitOf } from '../parts/provider-requests/requests.testing.ts';
import { ownVisit } from '../day/day.testing.tsx';
import { openVisit } from './open-visit.testing.tsx';
import VisitPage from './visit.tsx';

onOneDay();

const asMaya = {
  'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
};
test('the provider checks the pet in', async () => {
  const { sent } = openVisit(
    { actions: ['check_in', 'cancel'] },
    {
      ...asMaya,
      'POST /api/visits/v-1/check-in': () =>
        Response.json(visitOf({ status: 'checked_in', actions: ['complete', 'undo_check_in'] })),
      'POST /api/visits/v-1/undo-check-in': () => Response.json(visitOf({ actions: ['check_in'] })),
    },
  );
  expect(await screen.findByText('They pay')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Message Dana Whitfield' }).getAttribute('href')).toBe(
    '/messages?with=dana',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/check-in')).toMatchObject([{}]));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      title: 'Bella is checked in',
      about: 'v-1',
      action: { label: 'Undo' },
    }),
  );
  expect(seenPlace('v-1')?.closest('article')?.textContent).toContain('Bella');
  toasts.get()[0]?.action?.onSelect();
  await waitFor(() => expect(sent('POST /api/visits/v-1/undo-check-in')).toHaveLength(1));
});

test('what a check-in lacks comes before the notes, and a usual reason takes a tap', async () => {
  const lacking = { actions: ['check_in' as const], vaccinationGaps: [rabiesGap] };
  const { sent } = openVisit(lacking, {
    ...asMaya,
    'POST /api/visits/v-1/check-in': () => Response.json(visitOf({ status: 'checked_in' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in Bella' }));
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(/^Why are you grooming anyway/);
  const notes = dialog.getByRole('heading', { name: 'Check-in notes (optional)' });
  expect(reason.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(sent('POST /api/visits/v-1/check-in')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Vet confirmed by phone' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Saw the certificate' }));
  expect(reason.value).toBe('Saw the certificate');
  await userEvent.type(reason, ' on paper');
  await userEvent.click(dialog.getByRole('button', { name: 'Vet confirmed by phone' }));
  expect(reason.value).toBe('Saw the certificate on paper. Vet confirmed by phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/check-in')).toEqual([
      { overrideReason: 'Saw the certificate on paper. Vet confirmed by phone' },
    ]),
  );
});

test('how an animal came is to be seen, and a consent signed between does not lose the question for the price', async () => {
  let coatState: 'pelted' | null = null;
  let isSigned = false;
  const here = () => {
    const visit = visitOf({ status: 'checked_in', actions: ['complete', 'ask_price'] });
    return { ...visit, pets: visit.pets.map((pet) => ({ ...pet, coatState })) };
  };
  const shaveDown = {
    petId: 'bella',
    petName: 'Bella',
    kind: 'shave_down',
    isNeeded: true,
    needsPhoto: false,
  };
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    ...asMaya,
    'GET /api/visits/v-1': () => Response.json(here()),
    'GET /api/visits/v-1/consents': () =>
      Response.json({ given: [], pets: [], missing: coatState && !isSigned ? [shaveDown] : [] }),
    'GET /api/visits/v-1/arrival': () =>
      Response.json([
        {
          petId: 'bella',
          coatState,
          photos: coatState ? [{ id: 'f-1', url: '/media/f-1', takenAt: '2026-11-24T15:00:00Z' }] : [],
        },
      ]),
    'POST /api/visits/v-1/arrival': () => {
      coatState = 'pelted';
      return Response.json([], { status: 201 });
    },
    'POST /api/visits/v-1/consents': () => {
      isSigned = true;
      return Response.json({}, { status: 201 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Coat and photos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pelted' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign here' }));
  await userEvent.type(await screen.findByLabelText('Your name, to sign'), 'Dana Whitfield');
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(screen.queryByText(/shave-down is not signed/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // A higher price is offered in the visit, and no question opens by itself.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('img', { name: /^Bella at check-in, 1 of 1/ })).toBeTruthy();
  expect(screen.getByText(', pelted')).toBeTruthy();
});

test('the client says that they are coming', async () => {
  const { sent } = openVisit(
    { actions: ['confirm'] },
    { 'POST /api/visits/v-1/confirm': () => Response.json(visitOf({ confirmedAt: '2026-11-20T18:00:00Z' })) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I’ll be there' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/confirm')).toHaveLength(1));
  await waitFor(() => expect(toasts.get()[0]).toMatchObject({ about: 'v-1' }));
  expect(seenPlace('v-1')).toBeDefined();
});

test('a certificate that was seen is kept on the record of the pet, with its last day', async () => {
  const { client } = ownVisit();
  const lacking = { source: 'own' as const, owner: null, client, actions: ['check_in' as const] };
  const { sent } = openVisit(
    { ...lacking, vaccinationGaps: [rabiesGap] },
    {
      ...asMaya,
      'POST /api/clients/c-1/pets/bella/vaccinations': () => Response.json({}, { status: 201 }),
      'POST /api/visits/v-1/check-in': () => Response.json(visitOf({ ...lacking, status: 'checked_in' })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in Bella' }));
  expect(dialog.queryByText(/good until/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Saw the certificate' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Rabies of Bella, good until \(optional\)/ }));
  await userEvent.click(await screen.findByRole('button', { name: /November 28/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/check-in')).toHaveLength(1));
  expect(sent('POST /api/clients/c-1/pets/bella/vaccinations')).toEqual([
    { kind: 'rabies', expiresOn: '2026-11-28' },
  ]);
});
