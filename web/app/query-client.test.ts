// @vitest-environment jsdom
import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => queryClient().mount());
afterEach(() => {
  queryClient().unmount();
  onlineManager.setOnline(true);
  queryClient().clear();
});

test('offline, a mutation fails at once so that the screen can show it', async () => {
  onlineManager.setOnline(false);
  await expect(new MutationObserver(queryClient(), { mutationFn: lost }).mutate()).rejects.toThrow('fetch');
});

test('offline, a query fails at once and is refetched when back online', async () => {
  onlineManager.setOnline(false);
  let read: () => Promise<string> = lost;
  const shifts = new QueryObserver(queryClient(), { queryKey: ['shifts'], queryFn: () => read() });
  const leave = shifts.subscribe(() => undefined);
  await expect.poll(() => shifts.getCurrentResult().isError).toBe(true);
  read = () => Promise.resolve('one shift');
  onlineManager.setOnline(true);
  await expect.poll(() => shifts.getCurrentResult().data).toBe('one shift');
  leave();
});
