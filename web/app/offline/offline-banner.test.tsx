// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Spinner } from '#web/ui/spinner.tsx';
import { OfflineBanner } from './offline-banner.tsx';

afterEach(() => vi.restoreAllMocks());

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('offline, a banner shows the time of the data, and spinners stop', () => {
  render(
    <>
      <OfflineBanner />
      <Spinner />
    </>,
  );
  const [banner, spinner] = screen.getAllByRole('status');
  expect([banner?.textContent, spinner?.textContent]).toEqual(['', 'Loading...']);
  connection(false);
  expect(banner?.textContent).toMatch(/^You’re offline. We’ll catch up when you’re back. Shown as of .*M\.$/);
  expect(spinner?.textContent).toBe('You’re offline. This loads when you’re back.');
  connection(true);
  expect([banner?.textContent, spinner?.textContent]).toEqual(['', 'Loading...']);
});
