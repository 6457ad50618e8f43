import { useState } from 'react';
import { importTargets } from '#contract/client-imports.ts';
import type { ClientImport, DateOrder, ImportColumn, ImportTarget, RowIs } from '#contract/client-imports.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

const targets = Object.entries(importTargets).map(([value, label]) => ({ value, label }));
const dates: ReadonlySet<ImportTarget> = new Set([
  'last_visit',
  'next_visit',
  'birth_date',
  'rabies_until',
  'dhpp_until',
  'bordetella_until',
]);

/** Shows what each column is taken for, with a few of its values, and takes corrections. */
export function SettleColumns({ sheet, onSettled }: { sheet: ClientImport; onSettled: () => void }) {
  const [mapping, setMapping] = useState(sheet.mapping);
  const settle = useAction('PUT /api/client-imports/:id/mapping', { accepted: onSettled });
  const isPhone = useMedia('(width < 40rem)');
  const asOf = new Map(mapping.columns.map(({ index, as }) => [index, as]));
  const choose = (index: number, as: ImportTarget) =>
    setMapping({
      ...mapping,
      columns: mapping.columns.map((column) => (column.index === index ? { index, as } : column)),
    });
  const folded = isPhone ? sheet.columns.filter(({ clear }) => clear) : [];
  const open = sheet.columns.filter((column) => !folded.includes(column));
  return (
    <div className="grid gap-5">
      {sheet.remarks.map((remark) => (
        <Note key={remark}>{remark}</Note>
      ))}
      <SectionCard id="columns" title={`${sheet.columns.length} columns of ${sheet.fileName}`}>
        {folded.length > 0 && (
          <details>
            <summary className="min-h-11 content-center">
              {counted(folded.length, 'column')} {folded.length === 1 ? 'is' : 'are'} clear
            </summary>
            <Columns columns={folded} asOf={asOf} onChoose={choose} />
          </details>
        )}
        {open.length > 0 && <Columns columns={open} asOf={asOf} onChoose={choose} />}
      </SectionCard>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="A row stands for">
          <Select
            value={mapping.rowIs}
            options={[
              { value: 'client', label: 'A client with all pets' },
              { value: 'pet', label: 'A pet: rows of one client are joined' },
            ]}
            onChange={({ target }) => setMapping({ ...mapping, rowIs: target.value as RowIs })}
          />
        </Field>
        {mapping.columns.some(({ as }) => dates.has(as)) && (
          <Field label="3/4/26 is">
            <Select
              value={mapping.dateOrder}
              options={[
                { value: 'mdy', label: 'March 4' },
                { value: 'dmy', label: 'April 3' },
              ]}
              onChange={({ target }) => setMapping({ ...mapping, dateOrder: target.value as DateOrder })}
            />
          </Field>
        )}
      </div>
      <div aria-live="polite">
        <FieldError>{settle.failure}</FieldError>
      </div>
      <Button
        big
        variant="primary"
        busy={settle.busy && 'Looking at the rows...'}
        onClick={() => void settle.run({ params: { id: sheet.id }, body: mapping })}
      >
        Looks right
      </Button>
    </div>
  );
}

type ColumnsProps = {
  columns: readonly ImportColumn[];
  asOf: ReadonlyMap<number, ImportTarget>;
  onChoose: (index: number, as: ImportTarget) => void;
};

const Columns = ({ columns, asOf, onChoose }: ColumnsProps) => (
  <ul className="grid gap-4">
    {columns.map(({ index, header, samples }) => (
      <li key={index} className="grid gap-1 sm:grid-cols-2 sm:items-center sm:gap-4">
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">{header || `Column ${index + 1}`}</p>
          <p className="text-s text-ink-2 wrap-anywhere">{samples.join(' · ') || 'Empty'}</p>
        </div>
        <Field label={`What ${header || `column ${index + 1}`} holds`} labelHidden>
          <Select
            value={asOf.get(index) ?? 'client_notes'}
            options={targets}
            onChange={({ target }) => onChoose(index, target.value as ImportTarget)}
          />
        </Field>
      </li>
    ))}
  </ul>
);
