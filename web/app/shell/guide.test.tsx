import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '#web/features/cookies/consent.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { Guide } from './guide.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  choose('declined');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const passTime = () => act(() => void vi.advanceTimersByTime(5_000));
const open = (path: string) => renderAt(path, <Guide userType="pet_owner" quiet={false} />);

test('the greeting opens on a dashboard', async () => {
  open('/pet-owner');
  passTime();
  expect(await screen.findByRole('dialog', { name: 'Welcome to Wagwell' })).toBeTruthy();
});

test.each(['/pets/bella', '/pet-owner?groomer=maya'])(
  'who came by a link to something is not greeted, on the dashboard neither: %s',
  async (path) => {
    const { router } = open(path);
    passTime();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate('/pet-owner'));
    passTime();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the question to sign in is not covered by it', () => {
  setViewer(null);
  open('/pet-owner');
  passTime();
  expect(screen.queryByRole('dialog')).toBeNull();
});
