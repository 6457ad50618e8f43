import { Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Books } from '#contract/books/books.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { bookDay } from './book-words.ts';

type Line<Entry> = { entry: Entry; text: ReactNode; amount: string; /** Names the entry. */ name: string };

type EntryListProps<Entry> = {
  id: string;
  title: string;
  /** What an entry is: "tip". */
  what: string;
  total: string;
  lines: readonly Line<Entry>[];
  empty: string;
  /** Below the entries. */
  note?: string;
  books: Books;
  Form: ComponentType<{ entry: Entry | undefined; books: Books; onClose: () => void }>;
  remove: (id: string) => Promise<unknown>;
};

/** The entries of one kind with their sum; each can be added, corrected and removed. */
export function EntryList<Entry extends { id: string; day: string }>(props: EntryListProps<Entry>) {
  const { id, title, what, total, lines, empty, note, books, Form, remove } = props;
  const [edited, setEdited] = useState<Entry | 'new'>();
  const [removed, setRemoved] = useState<Line<Entry>>();
  const close = () => setEdited(undefined);
  return (
    <SectionCard
      id={id}
      title={title}
      action={<AddButton what={what} className="print:hidden" onClick={() => setEdited('new')} />}
    >
      {lines.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li key={line.entry.id} className="flex flex-wrap items-center gap-x-3 py-1.5">
                <span className="w-16 shrink-0 text-ink-2 tabular-nums">{bookDay(line.entry.day)}</span>
                <span className="min-w-40 flex-1 wrap-anywhere">{line.text}</span>
                <span className="ml-auto font-strong tabular-nums">{line.amount}</span>
                <span className="flex print:hidden">
                  <IconButton
                    icon="pencil"
                    label={`Edit ${line.name}`}
                    onClick={() => setEdited(line.entry)}
                  />
                  <IconButton icon="trash" label={`Remove ${line.name}`} onClick={() => setRemoved(line)} />
                </span>
              </li>
            ))}
          </ul>
          <p className="flex justify-between border-t border-line-strong pt-2 font-strong tabular-nums">
            <span>Total</span> <span>{total}</span>
          </p>
        </>
      )}
      {note && lines.length > 0 && <p className="text-s text-ink-2">{note}</p>}
      <Suspense>
        {edited && <Form entry={edited === 'new' ? undefined : edited} books={books} onClose={close} />}
      </Suspense>
      <LazyConfirmDialog
        open={removed !== undefined}
        onOpenChange={() => setRemoved(undefined)}
        title={`Remove ${removed?.name ?? ''}?`}
        description="It leaves your books for good."
        confirm="Remove"
        cancel="Keep it"
        danger
        onConfirm={() => {
          if (removed) void remove(removed.entry.id);
          setRemoved(undefined);
        }}
      />
    </SectionCard>
  );
}
