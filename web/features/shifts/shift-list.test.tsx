import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { ShiftCard } from '#contract/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/server.testing.ts';
import { ownApplication } from './own-application.testing.ts';
import { ShiftList } from './shift-list.tsx';
import type * as Tickets from './shift-ticket.tsx';
import { useShiftSearch } from './shifts.api.ts';
import { useApplying } from './use-applying.tsx';

const drawn = vi.hoisted(() => vi.fn<(title: string) => void>());
vi.mock('./shift-ticket.tsx', async (importOriginal) => {
  const { ShiftTicket, ...rest } = await importOriginal<typeof Tickets>();
  const Counted = (props: ComponentProps<typeof ShiftTicket>) => {
    drawn(props.shift.title);
    return <ShiftTicket {...props} />;
  };
  return { ...rest, ShiftTicket: Counted };
});

const shiftOf = (id: string): ShiftCard => ({
  ...ownApplication({ id }).shift,
  application: null,
  title: id,
});

function Shifts() {
  const { begin, dialog } = useApplying();
  return (
    <>
      <ShiftList search={useShiftSearch({})} total={2} onApply={begin} empty="None" />
      {dialog}
    </>
  );
}

test('a ticket is drawn again when its shift changes, not with the dialog or the same answer', async () => {
  let shifts = [shiftOf('Saturday'), shiftOf('Sunday')];
  serve({
    'GET /api/shifts': () => Response.json(shifts),
    'GET /api/shifts/shift-of-Sunday/clashes': () => Response.json([]),
  });
  const { client } = renderAt('/groomer', <Shifts />);
  const lookAgain = () => act(() => client.refetchQueries({ queryKey: ['api', 'shifts', 'search'] }));
  const [, applyForSunday = document.body] = await screen.findAllByRole('button', {
    name: 'Apply for This Shift',
  });
  drawn.mockClear();
  await userEvent.click(applyForSunday);
  await screen.findByRole('dialog', { name: 'Apply for This Shift' });
  await lookAgain();
  shifts = [shiftOf('Saturday'), { ...shiftOf('Sunday'), title: 'Sunday at noon' }];
  await lookAgain();
  await screen.findByRole('heading', { name: 'Sunday at noon', hidden: true });
  expect(drawn.mock.calls).toEqual([['Sunday at noon']]);
});
