import type { ImportDecision, ImportVerdict } from '#contract/client-imports.ts';

export const verdictWords: Record<ImportVerdict, string> = {
  new: 'New',
  check: 'To check',
  merge: 'Joined',
  refused: 'Left out',
};

export const decisionWords: Record<ImportDecision, string> = {
  bring: 'Bringing in',
  apart: 'On its own',
  skip: 'Leaving out',
};

export const clientsInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'client' : 'clients'}`;

export const rowsInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
