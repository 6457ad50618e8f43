import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Setup of the web tests: what every browser has and jsdom lacks, as far as our components ask for it. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= StillObserver;
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
const elements: Partial<Element> = {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
};
for (const [name, value] of Object.entries(elements)) {
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value, writable: true });
}

configure({ asyncUtilTimeout: 10_000 });
// Days are written with their year in another year, so the tests' own days need one now.
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
