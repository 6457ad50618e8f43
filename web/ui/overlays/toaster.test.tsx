// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { dismissToast, toast, type ToastContent, type ToastHandle, toasts } from '#web/lib/toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => dismissToast());
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

function show(content: ToastContent): ToastHandle {
  let handle: ToastHandle | undefined;
  act(() => void (handle = toast(content)));
  if (!handle) throw new Error('no toast');
  return handle;
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

test('only the newest toast is shown', () => {
  render(<Toaster />);
  show({ title: 'Shift posted' });
  show({ title: 'Shift cancelled' });
  expect(screen.queryByText('Shift posted')).toBeNull();
  expect(screen.getByText('Shift cancelled')).toBeDefined();
});

test('a toast closes after 5000 ms, not before', () => {
  render(<Toaster />);
  show({ title: 'Message sent!' });
  pass(4_990);
  expect(screen.queryByText('Message sent!')).not.toBeNull();
  pass(20);
  expect(screen.queryByText('Message sent!')).toBeNull();
});

test('a dismissed toast is removed 1,000,000 ms later', () => {
  const { dismiss } = show({ title: 'Profile Updated' });
  act(() => dismiss());
  expect(toasts.get()).toMatchObject([{ title: 'Profile Updated', open: false }]);
  pass(999_999);
  expect(toasts.get()).toHaveLength(1);
  pass(1);
  expect(toasts.get()).toEqual([]);
});

test('a visible toast can be updated', () => {
  render(<Toaster />);
  const handle = show({ title: 'Uploading' });
  act(() => handle.update({ title: 'Uploaded', description: 'Two photos' }));
  expect(screen.queryByText('Uploading')).toBeNull();
  expect(screen.getByText('Uploaded')).toBeDefined();
  expect(screen.getByText('Two photos')).toBeDefined();
});

test('its action runs once and closes it', async () => {
  const undo = vi.fn<() => void>();
  render(<Toaster />);
  show({ title: 'Removed', action: { label: 'Undo', onSelect: undo } });
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('F8 moves the focus to the toasts', () => {
  render(<Toaster />);
  show({ title: 'Tip saved!' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: 'Notices (F8)' }).contains(document.activeElement)).toBe(true);
});
