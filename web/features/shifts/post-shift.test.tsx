import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { ownShift } from './own-shift.testing.ts';
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

test('a shift stays where it was posted when its business moves, and its form says so', async () => {
  const form = await open({ kind: 'edit', shift: posted }, moved);
  expect(form.getByText(stays).textContent).toContain(here.address);
  expect(form.getByText(new RegExp(here.city), { selector: '.hint' })).toBeTruthy();
  expect(form.queryByText(/Denver/)).toBeNull();
});

test('a copy is posted where the business is now', async () => {
  const form = await open({ kind: 'copy', shift: posted }, moved);
  expect(form.queryByText(stays)).toBeNull();
  expect(form.getByText(/Denver/, { selector: '.hint' })).toBeTruthy();
});

test('nothing is said about the place where nothing moved', async () => {
  const form = await open({ kind: 'edit', shift: posted }, here);
  expect(form.queryByText(stays)).toBeNull();
});
