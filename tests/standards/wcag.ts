/** The criteria of the Web Content Accessibility Guidelines 2.2 at levels A and AA. 4.1.1 was taken back. */
const criteria: Record<'A' | 'AA', string> = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

/** Number and level of each criterion. */
export const wcag: [id: string, level: string][] = Object.entries(criteria).flatMap(([level, ids]) =>
  ids.split(' ').map((id): [string, string] => [id, level]),
);
