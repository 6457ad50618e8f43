import { useState } from 'react';
import { ExpenseDraft, TipDraft, TripDraft, expenseCategories } from '#contract/books/books.ts';
import type { Books, Expense, ExpenseCategory, Tip, Trip } from '#contract/books/books.ts';
import type { Upload } from '#contract/media.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { isoDay } from '#web/lib/dates.ts';
import { dollarsForInput, exactPrice, typedCents } from '#web/lib/money.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { FormControl, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { bookDay, milesOf, workIds, workValue } from './book-words.ts';
import { ReceiptField } from './receipt-field.tsx';

type FormProps<Entry> = {
  /** The entry to correct; without one, a new entry is added. */
  entry: Entry | undefined;
  books: Books;
  onClose: () => void;
};

const money = {
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 12,
  className: 'tabular-nums',
} as const;
const amountProblem = ({ amount }: { amount: string }) => ({
  amount: Number.isNaN(typedCents(amount)) && 'Use an amount like 40 or 40.50',
});
const common = { lost: 'Your books stay as they were.', submit: 'Save', busy: 'Saving...' };

const amountSaved = ({ amount }: { amount: number }) => ({
  title: `${exactPrice(amount)} is in your books`,
});
const tripSaved = ({ miles }: Trip) => ({ title: `${milesOf(miles)} are in your books` });

/** Today in the year of the books, otherwise its last day. */
function useUsualDay({ year }: Books): string {
  const [today] = useState(() => isoDay(new Date()));
  return today.startsWith(`${year}-`) ? today : `${year}-12-31`;
}

const Day = () => (
  <FormField name="day" label="Day">
    {(control) => <DateField {...control} yearPicker />}
  </FormField>
);

type ExpenseValues = {
  day: string;
  category: ExpenseCategory;
  amount: string;
  note: string;
  /** Undefined keeps the receipt there is, and null removes it. */
  receipt: Upload | null | undefined;
};

const expenseBody = ({ day, category, amount, note, receipt }: ExpenseValues) => ({
  day,
  category,
  amount: typedCents(amount),
  note: note.trim(),
  ...(receipt === undefined ? {} : { receiptId: receipt?.id ?? null }),
});

/** Form for one expense with an optional receipt. */
export function ExpenseForm({ entry, books, onClose }: FormProps<Expense>) {
  const usualDay = useUsualDay(books);
  const draft = useDraft<ExpenseValues, ReturnType<typeof expenseBody>>({
    values: {
      day: entry?.day ?? usualDay,
      category: entry?.category ?? 'supplies',
      amount: entry ? dollarsForInput(entry.amount) : '',
      note: entry?.note ?? '',
      receipt: undefined,
    },
    schema: ExpenseDraft,
    bodyOf: expenseBody,
    problems: amountProblem,
    names: { receiptId: 'receipt' },
  });
  const words = { failed: 'The expense was not saved', refused: draft.refused };
  const add = useAction('POST /api/books/expenses', { ...words, done: amountSaved });
  const correct = useAction('PUT /api/books/expenses/:id', { ...words, done: amountSaved });
  return (
    <FormDialog
      draft={draft}
      title={entry ? 'Edit expense' : 'Add expense'}
      {...common}
      send={(values) =>
        entry
          ? correct.run({ params: { id: entry.id }, body: expenseBody(values) })
          : add.run({ body: expenseBody(values) })
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Day />
        <TextField name="amount" label="Amount, in dollars" {...money} />
      </div>
      <FormField name="category" label="Category">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={Object.entries(expenseCategories).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <TextField name="note" label="What it was (optional)" counted maxLength={200} autoComplete="off" />
      <FormControl<Upload | null | undefined> name="receipt">
        {({ value, onChange }, error) => (
          <ReceiptField receipt={value} kept={entry?.receiptUrl ?? null} error={error} onChange={onChange} />
        )}
      </FormControl>
    </FormDialog>
  );
}

/** Chooses one of the year's jobs. */
function WorkField({ books, chosen }: { books: Books; chosen: Trip['work'] }) {
  // A visit with several payments is one job.
  const jobs = [...new Map(books.jobs.toReversed().map((job) => [job.id, job])).values()].map(
    ({ kind, id, day, name, title }) => ({
      value: workValue({ kind, id }),
      label: `${bookDay(day)}, ${name}: ${title}`,
    }),
  );
  const listed = jobs.some(({ value }) => value === workValue(chosen));
  const options = chosen && !listed ? [{ value: workValue(chosen), label: chosen.title }, ...jobs] : jobs;
  return (
    <FormField name="work" label="For which job (optional)">
      {({ onChange, ...control }) => (
        <Select
          {...control}
          placeholder="None"
          options={options}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

type TripValues = { day: string; miles: string; purpose: string; work: string };

const tripBody = ({ day, miles, purpose, work }: TripValues) => ({
  day,
  miles: Number(miles.replaceAll(',', '')),
  purpose: purpose.trim(),
  ...workIds(work),
});

/** Form for one trip driven for work. */
export function TripForm({ entry, books, onClose }: FormProps<Trip>) {
  const usualDay = useUsualDay(books);
  const draft = useDraft<TripValues, ReturnType<typeof tripBody>>({
    values: {
      day: entry?.day ?? usualDay,
      miles: entry ? String(entry.miles) : '',
      purpose: entry?.purpose ?? '',
      work: workValue(entry?.work ?? null),
    },
    schema: TripDraft,
    bodyOf: tripBody,
    problems: ({ miles }) => ({
      miles: !/^\s*[\d,]+(\.\d)?\s*$/.test(miles) && 'Use miles like 12 or 12.5',
    }),
    names: { shiftId: 'work', visitId: 'work' },
  });
  const words = { failed: 'The trip was not saved', refused: draft.refused };
  const add = useAction('POST /api/books/trips', { ...words, done: tripSaved });
  const correct = useAction('PUT /api/books/trips/:id', { ...words, done: tripSaved });
  return (
    <FormDialog
      draft={draft}
      title={entry ? 'Edit trip' : 'Add trip'}
      {...common}
      send={(values) =>
        entry
          ? correct.run({ params: { id: entry.id }, body: tripBody(values) })
          : add.run({ body: tripBody(values) })
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Day />
        <TextField name="miles" label="Miles" {...money} />
      </div>
      <TextField
        name="purpose"
        label="Where to, and why"
        hint="For example: To Shoal Creek Pet Spa and back"
        counted
        maxLength={120}
        autoComplete="off"
      />
      <WorkField books={books} chosen={entry?.work ?? null} />
    </FormDialog>
  );
}

type TipValues = { day: string; amount: string; note: string; work: string };

const tipBody = ({ day, amount, note, work }: TipValues) => ({
  day,
  amount: typedCents(amount),
  note: note.trim(),
  ...workIds(work),
});

/** Form for one tip. */
export function TipForm({ entry, books, onClose }: FormProps<Tip>) {
  const usualDay = useUsualDay(books);
  const draft = useDraft<TipValues, ReturnType<typeof tipBody>>({
    values: {
      day: entry?.day ?? usualDay,
      amount: entry ? dollarsForInput(entry.amount) : '',
      note: entry?.note ?? '',
      work: workValue(entry?.work ?? null),
    },
    schema: TipDraft,
    bodyOf: tipBody,
    problems: amountProblem,
    names: { shiftId: 'work', visitId: 'work' },
  });
  const words = { failed: 'The tip was not saved', refused: draft.refused };
  const add = useAction('POST /api/books/tips', { ...words, done: amountSaved });
  const correct = useAction('PUT /api/books/tips/:id', { ...words, done: amountSaved });
  return (
    <FormDialog
      draft={draft}
      title={entry ? 'Edit tip' : 'Add tip'}
      {...common}
      send={(values) =>
        entry
          ? correct.run({ params: { id: entry.id }, body: tipBody(values) })
          : add.run({ body: tipBody(values) })
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Day />
        <TextField name="amount" label="Amount, in dollars" {...money} />
      </div>
      <WorkField books={books} chosen={entry?.work ?? null} />
      <TextField name="note" label="Note (optional)" counted maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
