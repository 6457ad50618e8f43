// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, TOAST_DURATION, type ToastContent } from '#web/lib/toast-store.ts';
import { ReceiptPlace } from '../data/receipt-place.tsx';
import { Ticket } from '../data/ticket.tsx';
import { Toaster } from './toaster.tsx';

type Move = { start: Keyframe | undefined; duration: number };
let moves: Move[] = [];
let prefersStill = false;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  moves = [];
  prefersStill = false;
  // jsdom has neither animations nor media queries.
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value: ([start]: Keyframe[], { duration }: { duration: number }) => {
      moves.push({ start, duration });
      return {};
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStill }));
});
afterEach(() => {
  act(() => dismissToast());
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  vi.unstubAllGlobals();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const cause = new DOMRect(200, 100, 80, 40);
const say = (content: ToastContent) => act(() => void toast({ from: cause, ...content }));
const notices = () => within(screen.getByRole('region', { name: 'Notices (F8)' }));
const ticket = (name: string) => within(screen.getByRole('article', { name }));

const draw = (id: string) => (
  <Ticket key={id} about={id} aria-label={id}>
    Otto
  </Ticket>
);

/** Tickets in two groups, as a list that sorts by what is to be done. */
function Page({ waiting, done }: { waiting: readonly string[]; done?: readonly string[] }) {
  return (
    <>
      <section>{waiting.map(draw)}</section>
      <section>{done?.map(draw)}</section>
      <Toaster />
    </>
  );
}

test('a receipt moves once from the button to its record, in 200 to 320 ms, and Undo takes the act back', async () => {
  const undo = vi.fn<() => void>();
  render(<Page waiting={['v-1', 'v-2']} />);
  say({ about: 'v-2', title: 'Otto is checked in', action: { label: 'Undo', onSelect: undo } });
  expect(ticket('v-2').getByText('Otto is checked in')).toBeTruthy();
  expect(notices().queryByText('Otto is checked in')).toBeNull();
  expect(moves).toHaveLength(1);
  expect(moves[0]?.start?.['transform']).toMatch(/^translate\(240px, 120px\)/);
  expect(moves[0]?.duration).toBeGreaterThanOrEqual(200);
  expect(moves[0]?.duration).toBeLessThanOrEqual(320);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(ticket('v-2').getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Otto is checked in')).toBeNull();
});

test('with reduced motion it only fades in', () => {
  prefersStill = true;
  render(<Page waiting={['v-1']} />);
  say({ about: 'v-1', title: 'Otto is checked in' });
  expect(moves).toEqual([{ start: { opacity: 0 }, duration: 200 }]);
});

test('in a row of buttons it says two words, passes after some seconds, and stays while it has the focus', () => {
  render(
    <article>
      <ReceiptPlace about="v-1" inRow />
      <Toaster />
    </article>,
  );
  say({
    about: 'v-1',
    title: 'Otto is checked in',
    short: 'Checked in',
    action: { label: 'Undo', onSelect: vi.fn() },
  });
  const line = screen.getByText('Checked in').closest('.receipt-line');
  expect(line?.textContent).toBe('Checked inOtto is checked inUndo');
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => void vi.advanceTimersByTime(3 * TOAST_DURATION));
  expect(screen.queryByText('Checked in')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  act(() => void vi.advanceTimersByTime(TOAST_DURATION));
  expect(screen.queryByText('Checked in')).toBeNull();
});

test('it is where its record now is', () => {
  const { rerender } = render(<Page waiting={['v-1']} />);
  say({ about: 'v-1', title: 'Otto is checked in' });
  rerender(<Page waiting={[]} done={['v-1']} />);
  act(() => void vi.advanceTimersByTime(1));
  expect(ticket('v-1').getByText('Otto is checked in')).toBeTruthy();
  expect(notices().queryByText('Otto is checked in')).toBeNull();
});

test('it stays with its record until the next act, and leaves the page with it', () => {
  const { rerender } = render(<Page waiting={['v-1', 'v-2']} />);
  say({ about: 'v-1', title: 'Otto is checked in' });
  act(() => void vi.advanceTimersByTime(2 * TOAST_DURATION));
  expect(ticket('v-1').getByText('Otto is checked in')).toBeTruthy();
  say({ about: 'v-2', title: 'Bella is checked in' });
  expect(screen.queryByText('Otto is checked in')).toBeNull();
  act(() => void vi.advanceTimersByTime(2 * TOAST_DURATION));
  rerender(<Page waiting={[]} />);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Bella is checked in')).toBeNull();
});

test('where the window cuts its record off, it is shown there all the same, and scrolled to', () => {
  const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { configurable: true, value: scrolled });
  render(<Page waiting={['v-1']} />);
  const record = screen.getByRole('article', { name: 'v-1' });
  const belowWindow = new DOMRect(0, window.innerHeight + 40, 300, 0);
  for (const place of record.querySelectorAll('.receipt-place'))
    vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(belowWindow);
  say({ about: 'v-1', title: 'Otto is checked in' });
  expect(ticket('v-1').getByText('Otto is checked in')).toBeTruthy();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test('one that stays is beside those of other records, and leaves the page with its own', () => {
  const { rerender } = render(<Page waiting={['s-1', 's-2', 's-3']} />);
  say({ about: 's-1', title: 'Applied', stays: true, action: { label: 'Undo', onSelect: vi.fn() } });
  say({ about: 's-2', title: 'Applied', stays: true, action: { label: 'Undo', onSelect: vi.fn() } });
  say({ about: 's-3', title: 'Booked' });
  say({ title: 'Saved' });
  for (const id of ['s-1', 's-2']) expect(ticket(id).getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.queryByText('Booked')).toBeNull();
  rerender(<Page waiting={[]} />);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Applied')).toBeNull();
  rerender(<Page waiting={['s-1']} />);
  expect(screen.queryByText('Applied')).toBeNull();
});

test('while its record is not on the screen it is a notice, which moves there, too', () => {
  render(<Page waiting={['v-1']} />);
  say({ about: 'v-9', title: 'Booked' });
  expect(notices().getByText('Booked')).toBeTruthy();
  expect(moves[0]?.start?.['transform']).toMatch(/^translate/);
});

test('an error stays a notice, and does not move', () => {
  render(<Page waiting={['v-1']} />);
  say({ title: 'It was not checked in', variant: 'destructive' });
  expect(notices().getByText('It was not checked in')).toBeTruthy();
  expect(moves).toEqual([]);
});
