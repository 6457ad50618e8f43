// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveFrom } from './move-from.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element whose movements are noted. jsdom has none. */
function line() {
  const movements: { currentTime: number }[] = [];
  const element = Object.assign(document.createElement('div'), {
    animate: () => movements[movements.push({ currentTime: 0 }) - 1] as unknown as Animation,
  });
  return { element, movements };
}

test('a line moves from what caused it; drawn again meanwhile it goes on, and later it stands still', () => {
  const cause = { left: 10, top: 10, width: 20, height: 20 } as DOMRect;
  const since = Date.now();
  const [first, again, later] = [line(), line(), line()];
  moveFrom(first.element, cause, since);
  vi.advanceTimersByTime(120);
  moveFrom(again.element, cause, since);
  vi.advanceTimersByTime(500);
  moveFrom(later.element, cause, since);
  expect([first, again, later].map(({ movements }) => movements)).toEqual([
    [{ currentTime: 0 }],
    [{ currentTime: 120 }],
    [],
  ]);
});

test('a short way takes less time than a long one', () => {
  const durations = [40, 600].map((left) => {
    const { element } = line();
    const animate = vi.fn<HTMLElement['animate']>();
    moveFrom(
      Object.assign(element, { animate }),
      { left, top: 10, width: 20, height: 20 } as DOMRect,
      Date.now(),
    );
    const [, options] = animate.mock.calls[0] ?? [];
    return (options as KeyframeAnimationOptions | undefined)?.duration;
  });
  expect(durations).toEqual([200, 280]);
});

test('a line whose cause is not known fades in where it is', () => {
  const { element, movements } = line();
  moveFrom(element, undefined, Date.now());
  expect(movements).toHaveLength(1);
});
