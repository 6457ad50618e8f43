import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { sendActs } from '#web/lib/api/outbox.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import DayPage from './day.tsx';

onOneDay();
beforeEach(() => {
  localStorage.clear();
  openAccountStorage('maya');
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};

const ownVisit = (given: Partial<Visit>): Visit =>
  visitOf({
    source: 'own',
    requestId: null,
    owner: null,
    client: {
      id: 'c-1',
      name: 'Maria Garcia',
      phone: '(512) 555-4471',
      email: null,
      contactBy: 'text',
      stoppedTexts: false,
      stoppedMail: false,
      directions: null,
      notes: null,
      linkedUserId: null,
      toldBy: null,
      owed: 0,
      owedHere: 0,
    },
    title: 'Bella · Full groom',
    price: 12_000,
    atHome: false,
    ...given,
  });

const dayWith = (visit: Visit) => ({
  on: '2026-11-24',
  today: '2026-11-24',
  timeZone: 'America/Chicago',
  visits: [visit],
  lines: [],
  totals: {
    visits: 1,
    cents: 12_000,
    unpriced: 0,
    taken: 0,
    unconfirmed: 0,
    toAsk: 0,
    askedLately: 0,
    unreached: 0,
  },
  needsYou: [],
  toTell: [],
  seriesGaps: [],
  textTomorrow: [],
  next: null,
  salon: null,
});

const click = async (role: 'button' | 'menuitem', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));
const fromMenu = async (item: string) => {
  await click('button', 'More for Bella · Full groom');
  await click('menuitem', item);
};
const inDialog = async (button: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: button }));
};

type Act = {
  visit: Partial<Visit>;
  call: string;
  /** What is said to wait. */
  title: string;
  body: object;
  take: () => Promise<void>;
};

const acts: Record<string, Act> = {
  'a step': {
    visit: { status: 'checked_in', actions: ['stage'] },
    call: 'POST /api/visits/v-1/stage',
    title: 'Step of Bella',
    body: { petId: 'bella', stage: 'ready' },
    take: () => click('button', 'Ready'),
  },
  'stopping the work': {
    visit: { status: 'checked_in', actions: ['stop'] },
    call: 'POST /api/visits/v-1/stop',
    title: 'Stopping the work on Bella',
    body: { reason: 'behavior', price: 4000, note: null },
    async take() {
      await fromMenu('Stop the work');
      await userEvent.type(await screen.findByLabelText(/^Price of what was done/), '40');
      await inDialog('Stop the work');
    },
  },
  'a move': {
    visit: { actions: ['move'] },
    call: 'PATCH /api/visits/v-1/time',
    title: 'Moving the visit of Bella',
    body: { startsAt: '2026-11-24T16:30:00.000Z', from: '2026-11-24T15:00:00+00:00' },
    async take() {
      await fromMenu('Move');
      fireEvent.change(await screen.findByLabelText('Begins'), { target: { value: '10:30' } });
      expect(await screen.findByText(/^No signal: what is booked then is checked/)).toBeTruthy();
      await inDialog('Move visit');
    },
  },
  'the undo of a check-in': {
    visit: { status: 'checked_in', actions: ['complete', 'undo_check_in'] },
    call: 'POST /api/visits/v-1/undo-check-in',
    title: 'Undoing the check-in of Bella',
    body: {},
    take: () => fromMenu('Undo check-in'),
  },
  'a no-show': {
    visit: { actions: ['no_show'] },
    call: 'POST /api/visits/v-1/no-show',
    title: 'No-show of Bella',
    body: { note: '' },
    async take() {
      await fromMenu('Maria Garcia did not come');
      await inDialog('Report no-show');
    },
  },
  'the undo of a no-show': {
    visit: { status: 'no_show', actions: ['withdraw_no_show'] },
    call: 'POST /api/visits/v-1/withdraw-no-show',
    title: 'Taking back the no-show of Bella',
    body: {},
    async take() {
      await click('button', /Bella.*No-show/);
      await fromMenu('Take back the no-show');
    },
  },
  'running late': {
    visit: { actions: ['late'] },
    call: 'POST /api/visits/v-1/late',
    title: 'Running late for Bella',
    body: { minutes: 15 },
    async take() {
      await fromMenu('Running late');
      await inDialog('Note delay');
    },
  },
};

/** Takes an act on the Day while there is no signal. @returns what was sent for it in vain */
async function takeWithoutSignal({ visit, call, title, take }: Act) {
  onTestFinished(() => openAccountStorage(undefined));
  const { sent } = openAsDana('/day', ['/day', DayPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/day': () => Response.json(dayWith(ownVisit(visit))),
    'GET /api/visits/v-1/move-check': lost,
    [call]: lost,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await take();
  expect(await screen.findByText(`${title}: waits to be sent.`)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return sent(call) as { actId: string }[];
}

/** The signal comes back. @returns what is sent for the act then, however often it is tried */
async function signalComes({ visit, call }: Act, answer: () => Response) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const calls = serve({ [call]: answer, 'GET /api/day': () => Response.json(dayWith(ownVisit(visit))) });
  await act(() => sendActs(new QueryClient()));
  await act(() => sendActs(new QueryClient()));
  return calls.filter(({ key }) => key === call).map(({ body }) => body);
}

describe.each(Object.entries(acts))('without a signal, %s', (_, each) => {
  test('waits, is shown as waiting, and is sent once with the signal', async () => {
    const lostOnes = await takeWithoutSignal(each);
    const sent = await signalComes(each, () => Response.json(ownVisit(each.visit)));
    expect(sent).toEqual([{ ...each.body, actId: expect.any(String), at: expect.any(String) }]);
    // The server knows it by this name, should the first one have arrived after all.
    expect(lostOnes.map(({ actId }) => actId)).toContain((sent[0] as { actId: string }).actId);
    expect(screen.queryByText(/waits to be sent/)).toBeNull();
  });

  test('that the server refuses is told with its reason, and not sent again', async () => {
    await takeWithoutSignal(each);
    const detail = 'It was canceled in the meantime.';
    const sent = await signalComes(each, () =>
      Response.json({ code: 'too_late', status: 409, detail }, { status: 409 }),
    );
    expect(sent).toHaveLength(1);
    expect(screen.getByText(`${each.title}: ${detail}`)).toBeTruthy();
  });
});
