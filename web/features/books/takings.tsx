import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { payMethodNames } from '#contract/bills/pay-methods.ts';
import type { Books } from '#contract/books/books.ts';
import { href } from '#contract/pages.ts';
import { exactPrice } from '#web/lib/money.ts';
import { SectionCard } from '#web/ui/section-card.tsx';
import { wholeDay } from './book-words.ts';

/** What check-outs brought by method and person, what is still owed, and what waits for its check-out. */
export function Takings({
  books: { methods, tipsByPerson, owed, notCheckedOut, notCheckedOutBefore: before, totals },
}: {
  books: Books;
}) {
  return (
    <>
      {notCheckedOut.length > 0 && (
        <SectionCard id="not-checked-out" title="Not checked out">
          <p className="text-ink-2">These visits are over and have no bill yet, so they are in no sum.</p>
          <ul className="divide-y divide-line">
            {before.visits > 0 && (
              <li className="flex flex-wrap justify-between gap-x-3 py-2 text-ink-2">
                <span>And {before.visits} more before these</span>
                <span className="tabular-nums">{exactPrice(before.amount)}</span>
              </li>
            )}
            {notCheckedOut.map(({ visitId, day, name, title, amount }) => (
              <li key={visitId} className="flex flex-wrap justify-between gap-x-3 py-2">
                <Link to={href('check-out', { id: visitId })} className="underline wrap-anywhere">
                  {wholeDay(day)}: {title}, {name}
                </Link>
                <span className="tabular-nums">{exactPrice(amount)}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {owed.length > 0 && (
        <SectionCard id="owed" title="Owed">
          <MoneyList
            rows={owed.map(({ visitId, day, name, title, amount }) => ({
              key: visitId,
              text: (
                <Link to={href('visit', { id: visitId })} className="underline wrap-anywhere">
                  {wholeDay(day)}: {title}, {name}
                </Link>
              ),
              amount,
            }))}
            total={totals.owed}
          />
        </SectionCard>
      )}
      {methods.length > 0 && (
        <SectionCard id="methods" title="Taken at check-out, by method">
          <Sums rows={methods.map(({ method, amount }) => ({ name: payMethodNames[method], amount }))} />
          <p className="text-s text-ink-2">With tips and sales tax.</p>
        </SectionCard>
      )}
      {tipsByPerson.length > 0 && (
        <SectionCard id="tips-by-person" title="Tips of check-outs">
          <Sums rows={tipsByPerson.map(({ name, amount }) => ({ name: name ?? 'Your own', amount }))} />
        </SectionCard>
      )}
    </>
  );
}

const Sums = ({ rows }: { rows: readonly { name: string; amount: number }[] }) => (
  <dl className="grid gap-1 tabular-nums">
    {rows.map(({ name, amount }) => (
      <div key={name} className="flex justify-between gap-3">
        <dt className="min-w-0 wrap-anywhere">{name}</dt>
        <dd>{exactPrice(amount)}</dd>
      </div>
    ))}
    {rows.length > 1 && (
      <div className="flex justify-between gap-3 font-strong">
        <dt>Total</dt>
        <dd>{exactPrice(rows.reduce((cents, { amount }) => cents + amount, 0))}</dd>
      </div>
    )}
  </dl>
);

type MoneyRow = { key: string; text: ReactNode; amount: number };

/** Rows of what something was and how much, with their sum. */
export const MoneyList = ({ rows, total }: { rows: readonly MoneyRow[]; total: number }) => (
  <>
    <ul className="divide-y divide-line">
      {rows.map(({ key, text, amount }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-3 py-2">
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <span className="tabular-nums">{exactPrice(amount)}</span>
        </li>
      ))}
    </ul>
    {rows.length > 1 && (
      <p className="flex justify-between font-strong tabular-nums">
        <span>Total</span> <span>{exactPrice(total)}</span>
      </p>
    )}
  </>
);
