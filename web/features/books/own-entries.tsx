import { expenseCategories } from '#contract/books/books.ts';
import type { Books } from '#contract/books/books.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { exactPrice } from '#web/lib/money.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { milesOf, ratesInWords } from './book-words.ts';
import { EntryList } from './entry-list.tsx';
import { ReceiptLink } from './receipt-field.tsx';

const ExpenseForm = lazyPart(async () => ({ default: (await import('./entry-forms.tsx')).ExpenseForm }));
const TripForm = lazyPart(async () => ({ default: (await import('./entry-forms.tsx')).TripForm }));
const TipForm = lazyPart(async () => ({ default: (await import('./entry-forms.tsx')).TipForm }));

/** What the person writes into the books: tips, expenses and trips. */
export function OwnEntries({ books }: { books: Books }) {
  const failed = 'It was not removed';
  const removeTip = useAction('DELETE /api/books/tips/:id', { failed });
  const removeExpense = useAction('DELETE /api/books/expenses/:id', { failed });
  const removeTrip = useAction('DELETE /api/books/trips/:id', { failed });
  const { totals } = books;
  return (
    <>
      <EntryList
        id="tips"
        title="Tips you wrote down"
        what="tip"
        empty="Tips of a check-out are above. Write down the others as you get them."
        total={exactPrice(books.tips.reduce((cents, { amount }) => cents + amount, 0))}
        lines={books.tips.map((entry) => ({
          entry,
          text: [entry.note, entry.work?.title].filter(Boolean).join(', ') || 'Tip',
          amount: exactPrice(entry.amount),
          name: `the tip of ${exactPrice(entry.amount)}`,
        }))}
        books={books}
        Form={TipForm}
        remove={(id) => removeTip.run({ params: { id } })}
      />
      <EntryList
        id="expenses"
        title="Expenses"
        what="expense"
        empty="Shampoo, blades, insurance: keep what you spend for work here, with its receipt."
        total={exactPrice(totals.expenses)}
        lines={books.expenses.map((entry) => ({
          entry,
          text: (
            <>
              {expenseCategories[entry.category]}
              {entry.note && `: ${entry.note}`}{' '}
              {entry.receiptUrl && (
                <ReceiptLink url={entry.receiptUrl} of={entry.note || expenseCategories[entry.category]} />
              )}
            </>
          ),
          amount: exactPrice(entry.amount),
          name: `the expense of ${exactPrice(entry.amount)}`,
        }))}
        books={books}
        Form={ExpenseForm}
        remove={(id) => removeExpense.run({ params: { id } })}
      />
      <EntryList
        id="mileage"
        title="Mileage"
        what="trip"
        empty="Write down the miles you drive for work, trip by trip."
        total={`${milesOf(totals.miles)}${totals.mileage === null ? '' : `, ${exactPrice(totals.mileage)}`}`}
        note={ratesInWords(books)}
        lines={books.trips.map((entry) => ({
          entry,
          text: `${entry.purpose}${entry.work ? ` (${entry.work.title})` : ''}, ${milesOf(entry.miles)}`,
          amount: entry.amount === null ? '' : exactPrice(entry.amount),
          name: `the trip of ${milesOf(entry.miles)}`,
        }))}
        books={books}
        Form={TripForm}
        remove={(id) => removeTrip.run({ params: { id } })}
      />
    </>
  );
}
