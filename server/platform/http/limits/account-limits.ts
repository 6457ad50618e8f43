import { hash } from 'node:crypto';
import { hours, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import { createWindow } from './window.ts';

/** Different lists, pages of lists and people that an account opens in an hour. A busy owner opens a hundred. */
const mostOpened = 600;
/** The same for all accounts of a network: some shops share one, and so does a bought set of accounts. */
const mostOpenedByNetwork = 2400;
/** Changes of an account in a minute, of any kind. */
const mostChanges = 1200;

export type AccountLimits = {
  /** Counts opening a list or person. The same one again costs nothing, so tabs may refresh. @throws Problem */
  countOpened(account: string, network: string, url: string): void;
  /** Counts a change. @throws Problem `too_often` */
  countChange(account: string): void;
};

/** Limits of signed-in callers, over all calls and in this process alone. */
export function createAccountLimits({ clock }: Platform): AccountLimits {
  const opened = createWindow(clock, hours(1), () => new Set<string>());
  const openedByNetwork = createWindow(clock, hours(1), () => ({ count: 0 }));
  const changes = createWindow(clock, minutes(1), () => ({ count: 0 }));
  return {
    countOpened(account, network, url) {
      const opens = opened.of(account);
      // A print, since a URL may be 16 kB long and is kept for an hour before anyone has checked it.
      const print = hash('sha256', url, 'base64');
      if (opens.has(print)) return;
      const together = openedByNetwork.of(network);
      if (opens.size >= mostOpened || together.count >= mostOpenedByNetwork) {
        const wait = opened.secondsLeft();
        throw problem(
          'too_often',
          `You have opened more lists and profiles than one person reads in an hour. Those already open still work. Try again in ${Math.ceil(wait / 60)} minutes.`,
        ).retryIn(wait);
      }
      opens.add(print);
      together.count++;
    },
    countChange(account) {
      if (++changes.of(account).count <= mostChanges) return;
      const wait = changes.secondsLeft();
      throw problem('too_often', `Too many changes at once. Try again in ${wait} seconds.`).retryIn(wait);
    },
  };
}
