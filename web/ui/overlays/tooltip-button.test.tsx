// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipButton } from './tooltip-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <TooltipButton icon="pencil" label="Edit Rex" />
      <TooltipButton icon="trash" label="Remove Rex" />
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
// jsdom has no top layer, like Safari 16, and treats popovers as hidden.
const bubble = () => screen.queryByRole('tooltip', { hidden: true });
const tip = () => bubble()?.textContent;

test('a tip shows after a delay, the next one at once', () => {
  fireEvent.pointerEnter(button('Edit Rex'));
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Edit Rex');
  fireEvent.pointerLeave(button('Edit Rex'));
  pass(100);
  expect(tip()).toBeUndefined();
  fireEvent.pointerEnter(button('Remove Rex'));
  expect(tip()).toBe('Remove Rex');
  fireEvent.pointerDown(button('Remove Rex'));
  expect(tip()).toBeUndefined();
  pass(300);
  fireEvent.pointerEnter(button('Edit Rex'));
  expect(tip()).toBeUndefined();
});

test('a tip stays while the pointer is on it', () => {
  fireEvent.pointerEnter(button('Edit Rex'));
  pass(700);
  fireEvent.pointerLeave(button('Edit Rex'));
  pass(99);
  fireEvent.pointerEnter(bubble() ?? document.body);
  pass(1000);
  expect(tip()).toBe('Edit Rex');
});

test('touch shows no tip', () => {
  fireEvent.pointerEnter(button('Edit Rex'), { pointerType: 'touch' });
  pass(1000);
  expect(tip()).toBeUndefined();
});

test('keyboard focus shows a tip at once, and Escape closes only the tip', () => {
  const leftToTheDialog = vi.fn<() => void>();
  document.addEventListener('keydown', leftToTheDialog, true);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  leftToTheDialog.mockClear();
  act(() => button('Edit Rex').focus());
  expect(tip()).toBe('Edit Rex');
  expect(screen.getByRole('button', { name: 'Edit Rex', description: 'Edit Rex' })).toBeDefined();
  fireEvent.keyDown(button('Edit Rex'), { key: 'Escape' });
  expect(tip()).toBeUndefined();
  expect(leftToTheDialog).not.toHaveBeenCalled();
  fireEvent.keyDown(button('Edit Rex'), { key: 'Escape' });
  expect(leftToTheDialog).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', leftToTheDialog, true);
});
