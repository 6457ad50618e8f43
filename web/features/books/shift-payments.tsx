import { Link } from 'react-router';
import type { Books } from '#contract/books/books.ts';
import { href } from '#contract/pages.ts';
import { exactPrice } from '#web/lib/money.ts';
import { FiguresTable } from '#web/ui/data/figures-table.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { bookDay } from './book-words.ts';

const states = {
  waiting: 'to be confirmed, not counted yet',
  confirmed: '',
  disputed: 'disputed, not counted',
};

/** What each shift of a business brought in and paid, by day. */
export function ShiftPayments({ books: { payments, totals } }: { books: Books }) {
  if (payments.length === 0) return null;
  return (
    <SectionCard id="shifts" title="Shifts, by day">
      <FiguresTable label="Shifts, by day">
        <thead>
          <tr>
            <th scope="col">Shift</th>
            <th scope="col">Revenue</th>
            <th scope="col">Paid</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, day, name, title, revenue, amount, state }) => (
            <tr key={`${id} ${day} ${name} ${title}`}>
              <th scope="row">
                <Link className="font-strong underline" to={href('shift', { id })}>
                  {title}
                </Link>
                <span className="block text-s text-ink-2">
                  {[bookDay(day), name, states[state]].filter(Boolean).join(', ')}
                </span>
              </th>
              <td>{exactPrice(revenue)}</td>
              <td>{exactPrice(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{exactPrice(totals.shiftRevenue)}</td>
            <td>{exactPrice(totals.paidOut)}</td>
          </tr>
        </tfoot>
      </FiguresTable>
    </SectionCard>
  );
}
