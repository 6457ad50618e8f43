import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReadingOn } from './use-reading-on.ts';

test('makes way for who reads on and for the end of the page, not for a tremble', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
  const at = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const { result } = renderHook(useReadingOn);
  const after = (...places: number[]) => {
    for (const place of places) {
      at.mockReturnValue(place);
      act(() => void window.dispatchEvent(new Event('scroll')));
    }
    return result.current;
  };
  expect(after(30)).toBe(false);
  expect(after(60, 120)).toBe(true);
  expect(after(100)).toBe(true);
  expect(after(60)).toBe(false);
  expect(after(400, 990)).toBe(true);
  expect(after(970)).toBe(true);
  expect(after(500)).toBe(false);
  expect(after(700, 0)).toBe(false);
});
