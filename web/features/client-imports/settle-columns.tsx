import { useState } from 'react';
import { importTargets } from '#contract/client-imports.ts';
import type { ClientImport, DateOrder, ImportTarget, RowIs } from '#contract/client-imports.ts';
import { useAction } from '#web/lib/api/use-action.ts';
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
  const asOf = new Map(mapping.columns.map(({ index, as }) => [index, as]));
  const choose = (index: number, as: ImportTarget) =>
    setMapping({
      ...mapping,
      columns: mapping.columns.map((column) => (column.index === index ? { index, as } : column)),
    });
  return (
    <div className="grid gap-5">
      {sheet.remarks.map((remark) => (
        <Note key={remark}>{remark}</Note>
      ))}
      <SectionCard id="columns" title={`${sheet.columns.length} columns of ${sheet.fileName}`}>
        <ul className="grid gap-4">
          {sheet.columns.map(({ index, header, samples }) => (
            <li key={index} className="grid gap-1 sm:grid-cols-2 sm:items-center sm:gap-4">
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere">{header || `Column ${index + 1}`}</p>
                <p className="text-s text-ink-2 wrap-anywhere">{samples.join(' · ') || 'Empty'}</p>
              </div>
              <Field label={`What ${header || `column ${index + 1}`} holds`} labelHidden>
                <Select
                  value={asOf.get(index) ?? 'client_notes'}
                  options={targets}
                  onChange={({ target }) => choose(index, target.value as ImportTarget)}
                />
              </Field>
            </li>
          ))}
        </ul>
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
