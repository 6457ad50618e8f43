import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboveAgreed, lineKinds, percentOf, sumBill, taxWithin, workOn } from './bill-money.ts';
import type { MoneyLine } from './bill-money.ts';

const lines = fc.array(
  fc.record({
    kind: fc.constantFrom(...lineKinds),
    amount: fc.integer({ min: 0, max: 100_000_000 }),
    taxable: fc.boolean(),
  }),
  { maxLength: 200 },
);
/** Thousandths of a percent. */
const rate = fc.integer({ min: 0, max: 15_000 });

const line = (kind: MoneyLine['kind'], amount: number, taxable = true): MoneyLine => ({
  kind,
  amount,
  taxable,
});

const exact = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0n : (2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole));

describe('the sums of a bill', () => {
  test('tax is rounded half up, once a bill', () => {
    expect(sumBill([line('service', 12_000)], 8.25)).toEqual({
      subtotal: 12_000,
      discount: 0,
      taxable: 12_000,
      tax: 990,
      total: 12_990,
    });
    expect(percentOf(200, 8.25)).toBe(17);
    expect(percentOf(199, 8.25)).toBe(16);
    expect(percentOf(1000, 8.875)).toBe(89);
    // Three lines of 33 cents: 99 × 8.25 % is 8.17, while three roundings would give 9.
    expect(sumBill([line('extra', 33), line('extra', 33), line('extra', 33)], 8.25).tax).toBe(8);
  });

  test('a discount lowers taxable and untaxed lines in proportion', () => {
    expect(
      sumBill([line('service', 9000, false), line('product', 3000), line('discount', 2000)], 10),
    ).toEqual({
      subtotal: 12_000,
      discount: 2000,
      taxable: 2500,
      tax: 250,
      total: 10_250,
    });
  });

  test('agree with exact fractions for any lines and tax', () => {
    fc.assert(
      fc.property(lines, rate, (some, thousandths) => {
        const { subtotal, discount, taxable, tax, total } = sumBill(some, thousandths / 1000);
        const taxed = some
          .filter((each) => each.kind !== 'discount' && each.taxable)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(total).toBe(subtotal - discount + tax);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(BigInt(taxed - taxable)).toBe(exact(discount, taxed, subtotal));
        expect(BigInt(tax)).toBe(exact(taxable, thousandths, 100_000));
        expect(taxable).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the comparison with the price of a visit', () => {
  test('leaves out products and tax, and counts a discount', () => {
    const bill = [
      line('service', 14_000),
      line('extra', 1000),
      line('product', 5000),
      line('discount', 3000),
    ];
    expect(workOn(bill)).toBe(12_000);
    expect(aboveAgreed(bill, 12_000)).toBe(0);
    expect(aboveAgreed(bill, 11_999)).toBe(1);
    expect(aboveAgreed(bill, null)).toBe(0);
  });
});

describe('the tax within payments', () => {
  test('is a share rounded down, and the last payment takes the rest', () => {
    const bill = { tax: 990, total: 12_990 };
    const first = { amount: 5000, tax: taxWithin(5000, [], bill) };
    expect(first.tax).toBe(381);
    expect(taxWithin(7990, [first], bill)).toBe(609);
  });

  test('adds up to the tax of the bill however it is split and reversed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        rate,
        fc.array(fc.tuple(fc.double({ min: 0.05, max: 1, noNaN: true }), fc.boolean()), { maxLength: 20 }),
        (subtotal, thousandths, steps) => {
          const bill = sumBill([line('service', subtotal)], thousandths / 1000);
          const rows: { amount: number; tax: number }[] = [];
          const take = (amount: number) => rows.push({ amount, tax: taxWithin(amount, rows, bill) });
          const paid = () => rows.reduce((sum, { amount }) => sum + amount, 0);
          for (const [part, reversed] of steps) {
            const amount = Math.ceil((bill.total - paid()) * part);
            if (amount === 0) continue;
            take(amount);
            const last = rows.at(-1);
            if (reversed && last) rows.push({ amount: -last.amount, tax: -last.tax });
          }
          if (paid() < bill.total) take(bill.total - paid());
          expect(rows.reduce((sum, { tax }) => sum + tax, 0)).toBe(bill.tax);
        },
      ),
    );
  });
});
