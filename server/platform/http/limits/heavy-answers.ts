import { seconds } from '#server/platform/clock.ts';
import type { FastifyReply } from 'fastify';
import { problem } from '#server/platform/problem.ts';

/** Answers that wait for an account's turn; more are refused. */
const mostWaiting = 20;
/** Who has not read an answer after this time is cut off, so that no one collects answers by not reading them. */
const longestReading = seconds(120);

type Queue = { next: (() => void)[] };

/** Heavy answers are made and sent one at a time for each account: a burst of one account leaves room for all others. */
export function createHeavyAnswers() {
  const busy = new Map<string, Queue>();

  function leave(accountId: string): void {
    const next = busy.get(accountId)?.next.shift();
    if (next) next();
    else busy.delete(accountId);
  }

  /** Waits for the account's turn, which lasts until the reply is sent or its connection is gone. @throws Problem `too_often` */
  return async function takeTurn(accountId: string, { raw }: Pick<FastifyReply, 'raw'>): Promise<void> {
    const queue = busy.get(accountId);
    if (!queue) busy.set(accountId, { next: [] });
    else if (queue.next.length >= mostWaiting)
      throw problem('too_often', 'Your last large reply is still under way. Try again in a moment.').retryIn(
        2,
      );
    else await new Promise<void>((resolve) => queue.next.push(resolve));
    if (raw.destroyed) return leave(accountId);
    const patience = setTimeout(() => raw.destroy(), longestReading);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      leave(accountId);
    };
    raw.once('finish', end).once('close', end);
  };
}
