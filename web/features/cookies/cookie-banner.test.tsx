import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

async function openPage() {
  const { CookieBanner } = await import('./cookie-banner.tsx');
  await import('./cookie-dialog.tsx');
  render(
    <MemoryRouter>
      <CookieBanner />
    </MemoryRouter>,
  );
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

test('appears 2 seconds after the page, with links to both legal texts', async () => {
  await openPage();
  await wait(1_999);
  expect(banner()).toBeNull();
  await wait(1);
  expect(banner()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
    '/terms-of-service',
  );
});

test.each([
  ['Accept All', 'accepted'],
  ['Essential Only', 'declined'],
  ['Close and keep essential cookies only', 'declined'],
])('%s is stored as %s with its date, and the banner does not come back', async (name, choice) => {
  await openPage();
  await wait(2_000);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('cookie-consent')).toBe(choice);
  expect(localStorage.getItem('cookie-consent-date')).toBe('2026-11-20T12:00:02.000Z');
  await openPage();
  await wait(10_000);
  expect(banner()).toBeNull();
});

test('declining clears analytics, tracking and marketing entries and nothing else', async () => {
  for (const key of ['analytics-id', 'user_tracking', 'Marketing', 'currentUser', 'wagwell-theme'])
    localStorage.setItem(key, '1');
  await openPage();
  await wait(2_000);
  fireEvent.click(screen.getByRole('button', { name: 'Essential Only' }));
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'cookie-consent',
    'cookie-consent-date',
    'currentUser',
    'wagwell-theme',
  ]);
});

test('accepting keeps these entries', async () => {
  localStorage.setItem('analytics-id', '1');
  await openPage();
  await wait(2_000);
  fireEvent.click(screen.getByRole('button', { name: 'Accept All' }));
  expect(localStorage.getItem('analytics-id')).toBe('1');
});

test('closes even if the browser stores nothing', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openPage();
  await wait(2_000);
  fireEvent.click(screen.getByRole('button', { name: 'Accept All' }));
  expect(banner()).toBeNull();
  refuse.mockRestore();
});
