import { expect, it } from 'vitest';
import { ownApplication } from '../apply/own-application.testing.ts';
import { workedOnly } from './groomer-figures.ts';
import { workedCsv } from './worked-csv.ts';

it('writes one line per shift and visit, latest first, quotes where needed and neutralizes formulas', () => {
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
  const visit = { day: '2026-11-30', owner: 'Dana Whitfield', title: 'Bath', pets: 2, pay: 11_900 };
  expect(workedCsv(worked, [visit]).split('\r\n')).toEqual([
    'Date,Kind,For,Title,Pets,Revenue,Commission %,Bonus,Pay,State',
    '2026-11-30,Visit,Dana Whitfield,Bath,2,119.00,,,119.00,agreed price',
    `2026-11-28,Shift,Shoal Creek Pet Spa,"'=HYPERLINK(""http://x"")",7,583.50,45,40.00,302.58,confirmed`,
  ]);
});
