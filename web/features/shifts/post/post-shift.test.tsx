import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';
import { ownShift } from '../own/own-shift.testing.ts';
import PostShift from './post-shift.tsx';
import type { ShiftTask } from './shift-draft.ts';

const posted = ownShift();
const here = {
  city: posted.business.city,
  address: posted.business.address,
  timeZone: posted.timeZone,
};
const moved = { city: 'Denver', address: '1700 Lincoln St, Denver, CO 80203', timeZone: 'America/Denver' };
const stays = /^This shift stays at/;

async function open(task: ShiftTask, place: typeof here) {
  renderAt('/owner', <PostShift task={task} place={place} onClose={() => undefined} />);
  return within(await screen.findByRole('dialog'));
}

test('a shift keeps its location after its business moves, and its form shows this', async () => {
  const form = await open({ kind: 'edit', shift: posted }, moved);
  expect(form.getByText(stays).textContent).toContain(here.address);
  expect(form.getByText(new RegExp(here.city), { selector: '.hint' })).toBeTruthy();
  expect(form.queryByText(/Denver/)).toBeNull();
});

test('a copy is posted at the current location of the business', async () => {
  const form = await open({ kind: 'copy', shift: posted }, moved);
  expect(form.queryByText(stays)).toBeNull();
  expect(form.getByText(/Denver/, { selector: '.hint' })).toBeTruthy();
});

test('the ticket that groomers will see follows what is typed', async () => {
  const form = await open({ kind: 'post' }, here);
  const preview = within(form.getByRole('region', { name: 'As groomers see it' }));
  expect(preview.getByText('Your title')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/^Title/), 'Doodles');
  expect(preview.getByRole('heading', { name: 'Doodles' })).toBeTruthy();
  await userEvent.type(form.getByLabelText('Dogs'), '5');
  await userEvent.click(form.getByRole('button', { name: 'Morning' }));
  await userEvent.type(form.getByLabelText('Pay, % of revenue'), '50');
  expect(preview.getByText('5 dogs')).toBeTruthy();
  expect(preview.getByText('$62–$92', { exact: false })).toBeTruthy();
  cleanup();
  const edited = await open({ kind: 'edit', shift: posted }, here);
  const ticket = within(edited.getByRole('region', { name: 'As groomers see it' }));
  expect(ticket.getByText('Shoal Creek Pet Spa')).toBeTruthy();
  expect(ticket.getByText('$234–$288')).toBeTruthy();
  await userEvent.clear(edited.getByLabelText('Dogs'));
  await userEvent.type(edited.getByLabelText('Dogs'), '5');
  await userEvent.type(edited.getByLabelText(/^Title/), ', and cats');
  expect(ticket.getByText('5 dogs')).toBeTruthy();
  expect(ticket.getByRole('heading', { name: 'Full-groom Saturday, mostly doodles, and cats' })).toBeTruthy();
});

test('the edit form shows how many applicants will be notified', async () => {
  const notified = /will be notified of your changes/;
  const wanted = await open({ kind: 'edit', shift: ownShift({ pendingApplicationCount: 2 }) }, here);
  expect(wanted.getByText(notified).textContent).toBe(
    '2 applicants will be notified of your changes and may withdraw.',
  );
  cleanup();
  expect((await open({ kind: 'edit', shift: posted }, here)).queryByText(notified)).toBeNull();
  cleanup();
  const copied = await open({ kind: 'copy', shift: ownShift({ pendingApplicationCount: 2 }) }, here);
  expect(copied.queryByText(notified)).toBeNull();
});

test('the form shows no note about the location if it has not changed', async () => {
  const form = await open({ kind: 'edit', shift: posted }, here);
  expect(form.queryByText(stays)).toBeNull();
});

test('all invalid fields are reported together, each once, before anything is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(posted.endsAt) });
  onTestFinished(() => void vi.useRealTimers());
  const times = { startTime: '08:30', endTime: '08:30' };
  const shift = ownShift({ ...times, estimatedPayMin: 300, estimatedPayMax: 200 });
  const form = await open({ kind: 'edit', shift }, here);
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  const once = (words: RegExp) => expect(form.getAllByText(words)).toHaveLength(1);
  once(/^The start has to be in the future/);
  once(/^The shift ends when it starts/);
  once(/^The highest estimate is below the lowest/);
  expect(form.queryByText(/Ends the next day/)).toBeNull();

  fireEvent.change(form.getByLabelText('Start'), { target: { value: '09:30' } });
  expect(await form.findByText(/Ends the next day/)).toBeTruthy();
  await vi.waitFor(() => expect(form.queryByText(/^The shift ends when it starts/)).toBeNull());
});

test('an estimate that the arithmetic does not support is asked about once, then kept as the owner’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => dismissToast());
  const edited = ownShift({ payModel: 'w2', estimatedPayMin: 20, estimatedPayMax: 1200 });
  const calls = serve({
    'GET /api/profiles/business/facts': () => Response.json({ prices: [], state: 'WA' }),
    'PATCH /api/shifts/s-1': () => Response.json(edited),
  });
  const form = await open({ kind: 'edit', shift: posted }, here);
  const retype = async (label: string, text: string) => {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  };
  await retype('From', '20');
  await retype('To', '1200');
  await userEvent.selectOptions(form.getByLabelText('How you pay'), 'W-2 employee');
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await save();
  const asked = await form.findByText(/^Is it right:/);
  expect(asked.textContent).toContain('it takes 29 dogs at $92, and the hours allow 5');
  expect(asked.textContent).toContain('it takes $381 a dog, where $62–$92 is usual');
  expect(asked.textContent).toContain('8 hours on a W-2 are at least $58 in Texas');
  expect(asked.textContent).toContain('The arithmetic gives $140–$207.');
  const sent = () => calls.filter(({ key }) => key === 'PATCH /api/shifts/s-1');
  expect(sent()).toEqual([]);
  await save();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ estimatedPayMin: 20, estimatedPayMax: 1200, payModel: 'w2' });
});

test('a new shift starts from an earlier one or a usual day, and this can be taken back', async () => {
  serve({
    'GET /api/profiles/business/facts': () => Response.json({ prices: [], state: 'TX' }),
    'GET /api/shifts/owner/current-user': () =>
      Response.json([ownShift({ title: 'Doodle Saturday', dogCount: 7, requirements: ['Own shears'] })]),
  });
  const form = await open({ kind: 'post' }, here);
  await userEvent.type(form.getByLabelText(/^Title/), 'Mine');
  await userEvent.click(await form.findByRole('button', { name: 'Doodle Saturday' }));
  const value = (label: string | RegExp) => form.getByLabelText<HTMLInputElement>(label).value;
  expect([value(/^Title/), value('Dogs'), value('Requirement 1')]).toEqual([
    'Doodle Saturday',
    '7',
    'Own shears',
  ]);
  await userEvent.click(form.getByRole('button', { name: 'Cat day' }));
  expect([value(/^Title/), value('Requirement 1')]).toEqual(['Cat day', 'Calm with cats']);
  await userEvent.click(form.getByRole('button', { name: 'Undo' }));
  expect([value(/^Title/), value('Dogs'), value('Requirement 1')]).toEqual(['Mine', '', '']);
});
