import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { eraseAccountStorage, openAccountStorage } from '#web/lib/account-storage.ts';
import { query } from '#web/lib/api/query.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';
import PostRequest from './post-request.tsx';
import type { RequestTask } from './request-draft.ts';

const bella = petOf({ id: '0192f0c1-3333-7000-8000-000000000001', lastGroomedAt: null, dueOn: null });
const otto = { ...bella, id: '0192f0c1-3333-7000-8000-000000000003', name: 'Otto', breed: null };
const near = { 'GET /api/prices-near': () => Response.json({ range: null }) };
const place = { address: '1104 Bouldin Ave, Austin, TX 78704', preferredRadius: 12 };

beforeEach(() => openAccountStorage('dana'));
afterEach(() => {
  eraseAccountStorage();
  openAccountStorage(undefined);
});

async function open(
  task: Partial<Extract<RequestTask, { kind: 'post' }>> = {},
  onClose = () => undefined as void,
) {
  const { client } = renderAt(
    '/pet-owner',
    <PostRequest
      task={{ kind: 'post', pets: [bella, otto], asked: [], ...task }}
      place={place}
      onClose={onClose}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { ...dialog, press, client };
}

/** A window of 56.25rem and more. */
function onWideScreen() {
  const narrow = window.matchMedia;
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: true });
  onTestFinished(() => void (window.matchMedia = narrow));
}

test('on a phone it is asked in three steps, with the price in view, and back keeps everything', async () => {
  onTestFinished(() => dismissToast());
  const calls = serve({
    ...near,
    'POST /api/grooming-requests': () => Response.json({ id: 'r-1' }, { status: 201 }),
  });
  const onClose = vi.fn<() => void>();
  const form = await open({}, onClose);
  expect(form.getByText('Step 1 of 3')).toBeTruthy();
  await form.press('Next');
  expect(form.getByRole('alert').textContent).toBe('Choose at least one service');
  const group = within(form.getByRole('group', { name: 'Main service' }));
  expect(group.getByText('Choose at least one service')).toBeTruthy();
  expect(document.activeElement).toBe(group.getAllByRole('checkbox')[0]);
  expect(form.getByText('Step 1 of 3')).toBeTruthy();
  expect(form.queryByLabelText('Time of day')?.closest('[hidden]')).toBeTruthy();
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  expect(form.getAllByText('Typical for Bella').length).toBeGreaterThan(0);

  await form.press('Next');
  expect(form.getByText('Step 2 of 3')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('When and where?');
  await userEvent.selectOptions(form.getByLabelText('Time of day'), 'Morning');
  await form.press('Back');
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Full groom/ }).checked).toBe(true);
  await form.press('Next');
  expect(form.getByLabelText<HTMLSelectElement>('Time of day').value).toBe('morning');

  await form.press('Next');
  const ticket = within(form.getByRole('region', { name: 'As groomers see it' }));
  expect(ticket.getByRole('heading', { name: 'Full groom for Bella' })).toBeTruthy();
  expect(ticket.getByText('Any day, morning')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/^Budget/), '140');
  expect(ticket.getByText('$140')).toBeTruthy();
  expect(calls.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await form.press('Send request');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.find(({ key }) => key === 'POST /api/grooming-requests')?.body).toMatchObject({
    petId: bella.id,
    servicesNeeded: ['full_groom'],
    window: 'morning',
    estimatedBudget: 140,
  });
});

test('a refusal leads back to the step of its field', async () => {
  onTestFinished(() => dismissToast());
  serve({
    ...near,
    'POST /api/grooming-requests': () =>
      Response.json(
        {
          title: 'Invalid',
          status: 422,
          code: 'invalid',
          errors: [{ path: 'address', message: 'We do not know this place' }],
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  const form = await open();
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  for (const step of ['Next', 'Next', 'Send request']) await form.press(step);
  expect(await form.findByText('Step 2 of 3')).toBeTruthy();
  expect(form.getByText('We do not know this place')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Where your pet lives'));
});

test('what was typed is there again after a reload, until it is thrown away', async () => {
  serve(near);
  const before = await open();
  await userEvent.click(before.getByRole('checkbox', { name: /^Full groom/ }));
  await before.press('Next');
  await userEvent.selectOptions(before.getByLabelText('Time of day'), 'Evening');
  cleanup();

  const after = await open({ pets: [bella] });
  expect(after.getByText(/What you typed before is here again/)).toBeTruthy();
  expect(after.getByRole<HTMLInputElement>('checkbox', { name: /^Full groom/ }).checked).toBe(true);
  expect(after.getByLabelText<HTMLSelectElement>('Time of day').value).toBe('evening');
  await after.press('Start over');
  expect(after.getByRole<HTMLInputElement>('checkbox', { name: /^Full groom/ }).checked).toBe(false);
  cleanup();

  const third = await open();
  expect(third.queryByText(/What you typed before/)).toBeNull();
  await userEvent.click(third.getByRole('checkbox', { name: /^Full groom/ }));
  await third.press('Cancel');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Throw away' }),
  );
  cleanup();
  expect((await open()).queryByText(/What you typed before/)).toBeNull();
});

test('who is asked by name has a draft of their own', async () => {
  serve({
    ...near,
    'GET /api/grooming-requests/asked-price': () =>
      Response.json({ own: [], pets: [], total: null, minutes: null, travel: 0 }),
  });
  const form = await open();
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  cleanup();
  const asked = await open({ provider: { id: 'maya', name: 'Maya Ortiz' } });
  expect(asked.getByText('Maya Ortiz is asked by name')).toBeTruthy();
  expect(asked.getByRole<HTMLInputElement>('checkbox', { name: /^Full groom/ }).checked).toBe(false);
});

test('at most two prices are shown, each with what it is, and only the length that an offer books', async () => {
  onWideScreen();
  serve({
    'GET /api/prices-near': () =>
      Response.json({ range: { low: 9000, high: 12_000, providers: 7, miles: 25 } }),
    'GET /api/grooming-requests/asked-price': () =>
      Response.json({
        own: [],
        pets: [{ name: 'Bella', price: 11_000, because: 'breed', becauseOf: 'Poodle' }],
        total: 11_000,
        minutes: 150,
        travel: 0,
      }),
  });
  const form = await open({ pets: [bella], provider: { id: 'maya', name: 'Maya Ortiz' } });
  await userEvent.click(form.getByRole('checkbox', { name: /^Full groom/ }));
  expect((await form.findAllByText('Maya Ortiz’s usual price')).length).toBeGreaterThan(0);
  expect(await form.findByText('Typical here for Bella')).toBeTruthy();
  expect(form.getByText('$90–$120')).toBeTruthy();
  expect(form.getByText('Takes 2 h 30 min, which an offer books.')).toBeTruthy();
  for (const other of ['Typical for Bella', /of work$/, /^Drop-off/, /^Typical is/])
    expect(form.queryByText(other)).toBeNull();
});

test('on a wide screen all parts stand beside the ticket, and one press sends', async () => {
  onWideScreen();
  serve(near);
  const form = await open();
  expect(form.queryByText(/^Step/)).toBeNull();
  expect(form.getByRole('button', { name: 'Send request' })).toBeTruthy();
  expect(form.getByRole('region', { name: 'As groomers see it' })).toBeTruthy();
  for (const name of ['What do you need done?', 'When and where?', 'Your request'])
    expect(form.getByRole('heading', { name }).closest('[hidden]')).toBeNull();
});

test('who has no membership is told before the form is filled in that sending needs one', async () => {
  serve(near);
  const form = await open();
  const as = (hasMembership: boolean) =>
    form.client.setQueryData(query('GET /auth/me').queryKey, sessionOf({ hasMembership }));
  as(false);
  expect(await form.findByText('Sending a request needs a membership.')).toBeTruthy();
  expect(form.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/membership');
  as(true);
  await waitFor(() => expect(form.queryByText('Sending a request needs a membership.')).toBeNull());
});
