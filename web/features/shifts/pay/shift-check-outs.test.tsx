import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ShiftCheckOuts from './shift-check-outs.tsx';

function open(tips: number, own: boolean) {
  serve({
    'GET /api/shifts/s-1/check-outs': () =>
      Response.json({
        bills: 5,
        dogs: 6,
        revenue: 64_000,
        tips,
        notCheckedOut: 1,
        petsNotCheckedOut: own ? ['Rex', 'Roxy'] : [],
      }),
  });
  const shift = {
    id: 's-1',
    groomer: { name: 'Maya Ortiz' },
    pay: { dogsGroomed: 7, hours: 8, revenue: 68_000 },
  };
  renderAt('/', <ShiftCheckOuts shift={shift as never} own={own} />);
}
const rows = async () =>
  (await screen.findByRole('region', { name: 'Check-outs of the day' })).querySelector('dl')?.textContent;

test('tips stand apart from what is shared, with the name of who gets them', async () => {
  open(8550, true);
  expect(await rows()).toBe(
    '5 check-outs, 6 dogs, without tax and tips$640Tips for Maya Ortiz, not part of the share$85.50',
  );
  expect(screen.getByText('Not checked out yet: Rex and Roxy.')).toBeTruthy();
  expect(
    screen.getByText('The check-outs say 6 dogs and $640: what was recorded is 1 dog more and $40 more.'),
  ).toBeTruthy();
});

test('the groomer reads that the tips are theirs', async () => {
  open(8550, false);
  expect(await rows()).toContain('Tips for you, not part of the share$85.50');
  expect(screen.getByText('1 visit not checked out yet.')).toBeTruthy();
});

test('without tips there is no line of them', async () => {
  open(0, true);
  expect(await rows()).toBe('5 check-outs, 6 dogs, without tax and tips$640');
});
