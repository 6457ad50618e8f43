import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Books } from '#contract/books/books.ts';
import { href } from '#contract/pages.ts';
import { exactPrice, sumPrice } from '#web/lib/money.ts';
import { FiguresTable } from '#web/ui/data/figures-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { milesOf, paidAsNames, tipsInWords, wholeDay } from './book-words.ts';
import { OwnEntries } from './own-entries.tsx';
import { ShiftPayments } from './shift-payments.tsx';
import { MoneyList, Takings } from './takings.tsx';
import '#web/ui/css/charts.css';

type YearBooksProps = {
  books: Books;
  isOwner: boolean;
  isGroomer: boolean;
  /** Stands under the totals. */
  foot: ReactNode;
  /** What each person of a business took in. */
  byPerson: ReactNode;
};

/** The books of a year: what was earned, by whom it was paid, own entries, and what a business paid. */
export function YearBooks({ books, isOwner, isGroomer, foot, byPerson }: YearBooksProps) {
  const { totals, payments } = books;
  const paysGroomers = isOwner || payments.length > 0;
  // The columns are of about one length this way.
  const taken = (
    <>
      <Takings books={books} />
      {books.fees.length > 0 && <Fees books={books} />}
    </>
  );
  return (
    <>
      <Stats label="Totals" className="lg:col-span-2">
        <Stat label="Earned" value={exactPrice(totals.earned)} />
        {totals.unconfirmed > 0 && (
          <Stat
            label="To be confirmed"
            value={
              <Link
                to={href('groomer-dashboard', { tab: 'applications' })}
                aria-label={`${exactPrice(totals.unconfirmed)} to be confirmed`}
                className="underline"
              >
                {exactPrice(totals.unconfirmed)}
              </Link>
            }
            hint="not earned yet"
          />
        )}
        <Stat label="Tips" value={exactPrice(totals.tips)} hint={tipsInWords(books)} />
        {totals.salesTax !== 0 && <Stat label="Sales tax taken" value={exactPrice(totals.salesTax)} />}
        <Stat
          label="Expenses"
          value={exactPrice(totals.expenses + totals.fees)}
          hint={totals.fees > 0 && `${exactPrice(totals.fees)} of it Wagwell membership`}
        />
        <Stat
          label="Mileage"
          value={totals.mileage === null ? milesOf(totals.miles) : exactPrice(totals.mileage)}
          hint={totals.mileage !== null && milesOf(totals.miles)}
        />
        {paysGroomers && (
          <>
            <Stat label="Shift revenue" value={exactPrice(totals.shiftRevenue)} />
            <Stat
              label="Paid to groomers"
              value={exactPrice(totals.paidOut)}
              hint={
                totals.paidOutUnconfirmed > 0 &&
                `plus ${exactPrice(totals.paidOutUnconfirmed)} to be confirmed`
              }
            />
          </>
        )}
      </Stats>
      {foot}
      <div className="grid gap-6 lg:col-span-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
        <div className="grid gap-6">
          {(isGroomer || books.payers.length > 0) && <Payers books={books} />}
          {totals.unconfirmed > 0 && <ToBeConfirmed books={books} />}
          {paysGroomers ? (
            <>
              <Payees books={books} />
              <ShiftPayments books={books} />
            </>
          ) : (
            taken
          )}
          {byPerson}
        </div>
        <div className="grid gap-6">
          {paysGroomers && taken}
          <OwnEntries books={books} />
        </div>
      </div>
    </>
  );
}

type SumRow = { key: string; name: ReactNode; about: string | null; jobs: number; total: number };
type SumTableProps = { of: string; jobs: string; rows: readonly SumRow[]; total: number };

function SumTable({ of, jobs, rows, total }: SumTableProps) {
  return (
    <FiguresTable label={of}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{jobs}</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <span className="font-strong">{row.name}</span>
              {row.about && <span className="block text-s text-ink-2">{row.about}</span>}
            </th>
            <td>{row.jobs}</td>
            <td>{exactPrice(row.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{rows.reduce((sum, row) => sum + row.jobs, 0)}</td>
          <td>{exactPrice(total)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

const Payers = ({ books: { payers, totals } }: { books: Books }) => (
  <SectionCard id="earned" title="Earned, by who paid">
    {payers.length === 0 ? (
      <p className="text-ink-2">
        Shifts appear here once their pay is confirmed, and visits once they are paid.
      </p>
    ) : (
      <SumTable
        of="Paid by"
        jobs="Jobs"
        rows={payers.map(({ id, name, paidAs, jobs, total }) => ({
          key: `${id} ${paidAs}`,
          name,
          // A client pays for the work; only who paid for a shift did so by a kind of pay.
          about: paidAs === 'self_employed' ? null : paidAsNames[paidAs],
          jobs,
          total,
        }))}
        total={totals.earned}
      />
    )}
    {totals.disputed > 0 && (
      <p className="text-s text-ink-2">{exactPrice(totals.disputed)} is disputed and not counted.</p>
    )}
  </SectionCard>
);

/** The pay of shifts that is recorded and waits for the groomer's yes. */
const ToBeConfirmed = ({ books: { jobs, totals } }: { books: Books }) => (
  <SectionCard id="to-be-confirmed" title="To be confirmed">
    <p className="text-ink-2">The pay of these shifts is recorded. It is earned once it is confirmed.</p>
    <MoneyList
      rows={jobs
        .filter(({ state }) => state === 'waiting')
        .map(({ id, day, title, name, amount }) => ({
          key: id,
          text: (
            <Link to={href('shift', { id })} className="underline wrap-anywhere">
              {wholeDay(day)}: {title}, {name}
            </Link>
          ),
          amount,
        }))}
      total={totals.unconfirmed}
    />
  </SectionCard>
);

function Payees({ books: { payees, totals, form1099From, year } }: { books: Books }) {
  return (
    <SectionCard id="paid" title="Paid to groomers">
      {payees.length === 0 ? (
        <p className="text-ink-2">What you paid for shifts appears here once it is recorded.</p>
      ) : (
        <SumTable
          of="Groomer"
          jobs="Shifts"
          rows={payees.map(({ id, name, paidAs, jobs, total, form1099 }) => ({
            key: `${id} ${paidAs}`,
            name: form1099 ? (
              <>
                {name} <Badge>1099-NEC</Badge>
              </>
            ) : (
              name
            ),
            about: paidAsNames[paidAs],
            jobs,
            total,
          }))}
          total={totals.paidOut}
        />
      )}
      {totals.paidOutUnconfirmed > 0 && (
        <p className="text-s text-ink-2">
          {exactPrice(totals.paidOutUnconfirmed)} is not confirmed yet, and not counted.
        </p>
      )}
      {totals.paidOutDisputed > 0 && (
        <p className="text-s text-ink-2">{exactPrice(totals.paidOutDisputed)} is disputed and not counted.</p>
      )}
      <p className="text-s text-ink-2">
        {form1099From === null
          ? `The total from which a 1099-NEC is filed for ${year} is not known here.`
          : `For ${year}, a 1099-NEC is usually filed for contractors paid ${sumPrice(form1099From)} or more.`}
      </p>
    </SectionCard>
  );
}

const Fees = ({ books: { fees, totals } }: { books: Books }) => (
  <SectionCard id="fees" title="Wagwell membership">
    <MoneyList
      rows={fees.map(({ id, day, description, amount }) => ({
        key: String(id),
        text: `${wholeDay(day)}: ${description}`,
        amount,
      }))}
      total={totals.fees}
    />
  </SectionCard>
);
