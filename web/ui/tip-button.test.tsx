// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TipButton } from './tip-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <TipButton icon="pencil" label="Edit Rex" />
      <TipButton icon="trash" label="Remove Rex" />
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
// jsdom knows no top layer, as Safari 16 does not, and takes what belongs there for hidden.
const bubble = () => screen.queryByRole('tooltip', { hidden: true });
const tip = () => bubble()?.textContent;

test('a tip comes after a while of pointing, the next at once', () => {
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

test('a tip stays while somebody points at the tip itself', () => {
  fireEvent.pointerEnter(button('Edit Rex'));
  pass(700);
  fireEvent.pointerLeave(button('Edit Rex'));
  pass(99);
  fireEvent.pointerEnter(bubble() ?? document.body);
  pass(1000);
  expect(tip()).toBe('Edit Rex');
});

test('a finger shows none', () => {
  fireEvent.pointerEnter(button('Edit Rex'), { pointerType: 'touch' });
  pass(1000);
  expect(tip()).toBeUndefined();
});

test('the keyboard shows a tip at once, and Escape puts only the tip away', () => {
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
