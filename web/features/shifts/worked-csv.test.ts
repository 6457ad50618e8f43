import { expect, it } from 'vitest';
import { ownApplication } from './own-application.testing.ts';
import { workedOnly } from './groomer-figures.ts';
import { workedCsv } from './worked-csv.ts';

it('writes one line a shift, quotes what must be quoted, runs nothing', () => {
  const worked = workedOnly([
    ownApplication({
      status: 'completed',
      shift: { title: '=HYPERLINK("http://x")' },
      pay: {
        dogsGroomed: 7,
        revenue: 58_350,
        bonus: 4000,
        pay: 30_258,
        recordedAt: '2026-11-28T23:00:00Z',
        state: 'confirmed',
        confirmBy: '2026-11-30T23:00:00Z',
        disputeReason: null,
      },
    }),
  ]);
  expect(workedCsv(worked).split('\r\n')).toEqual([
    'Date,Business,Shift,Dogs,Revenue,Commission %,Bonus,Pay,State',
    `2026-11-28,Shoal Creek Pet Spa,"'=HYPERLINK(""http://x"")",7,583.50,45,40.00,302.58,confirmed`,
  ]);
});
