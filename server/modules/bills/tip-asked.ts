import { dollarsInShort } from '#server/platform/money.ts';
import { problem } from '#server/platform/problem.ts';

/** More was paid than is owed: it may be a tip. */
export const tipAsked = (more: number, nth?: number) =>
  problem(
    'unconfirmed',
    `That is ${dollarsInShort(more)} more than is owed. Is ${dollarsInShort(more)} the tip?`,
    [
      {
        path: nth === undefined ? 'tip' : `payments.${nth}.tip`,
        message: `Is ${dollarsInShort(more)} the tip?`,
      },
    ],
  );
