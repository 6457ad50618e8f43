import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Setup of the web tests: browser features that jsdom lacks, as far as our components need them. */
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
// Dates of other years are formatted with their year, so the time is set to the year of the tests' own dates.
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
