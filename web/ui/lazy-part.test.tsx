// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeIsGone } from './gone-code.ts';
import type * as GoneCode from './gone-code.ts';
import { firstPartsLoaded, lazyPart } from './lazy-part.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';

vi.mock('./gone-code.ts', () => ({ codeIsGone: vi.fn<() => void>() }));

const Stats = { default: () => <p>Your figures</p> };
const lost = (): Promise<typeof Stats> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Renders the loaded part inside Suspense. */
const open = (load: () => Promise<typeof Stats>) => {
  const Part = lazyPart(load);
  return act(async () =>
    render(
      <Boundary>
        <Suspense fallback="Loading...">
          <Part />
        </Suspense>
      </Boundary>,
    ),
  );
};

class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    return this.state.failed ? 'This page could not be shown' : this.props.children;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a part that failed to load is retried and shown', async () => {
  await open(vi.fn<typeof lost>().mockImplementationOnce(lost).mockResolvedValue(Stats));
  expect(screen.getByText('Loading...')).toBeDefined();
  expect(toasts.get()[0]).toMatchObject({ open: true, title: 'The connection is slow or down' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Your figures')).toBeDefined();
  expect(toasts.get()[0]?.open).toBe(false);
});

test('waits for the connection while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(lost);
  await open(load);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  load.mockResolvedValue(Stats);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Your figures')).toBeDefined();
});

test('fails after the third try, and says that the code is gone', async () => {
  const load = vi.fn(lost);
  await open(load);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('This page could not be shown')).toBeDefined();
  expect(codeIsGone).toHaveBeenCalledTimes(1);
});

test('code that is gone reloads the page once, and then asks', async () => {
  const { codeIsGone: gone } = await vi.importActual<typeof GoneCode>('./gone-code.ts');
  const page = { href: 'http://wagwell.example/groomer', reload: vi.fn<() => void>() };
  gone(page);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(toasts.get()[0]?.open).not.toBe(true);
  gone(page);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(toasts.get()[0]).toMatchObject({ open: true, title: 'A new version is ready' });
});

test('a part of the first view is there as soon as the page starts, with what it consists of', async () => {
  const inside = vi.fn(() => Promise.resolve({ default: () => <b>Confirm $270</b> }));
  const load = vi.fn(() => {
    const Inside = lazyPart(inside, () => true);
    return Promise.resolve({ default: () => <Inside /> });
  });
  const Part = lazyPart(load, (query) => query.get('tab') === null);
  await firstPartsLoaded();
  expect(inside).toHaveBeenCalledTimes(1);
  render(
    <Suspense fallback="Loading...">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Confirm $270')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page starts without a part that did not load, and shows it later', async () => {
  const load = vi.fn(() => Promise.resolve(Stats));
  const Part = lazyPart(load.mockImplementationOnce(lost), () => true);
  await firstPartsLoaded();
  await act(async () =>
    render(
      <Suspense fallback="Loading...">
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Your figures')).toBeDefined();
});

test('a part of another tab waits', async () => {
  const load = vi.fn(lost);
  lazyPart(load, (query) => query.get('tab') === 'stats');
  await firstPartsLoaded();
  expect(load).not.toHaveBeenCalled();
});
