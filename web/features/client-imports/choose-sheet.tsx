import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { detailOf } from '#web/lib/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { uploadSheet } from './client-imports.api.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';

/** Takes a sheet as a file, dropped or chosen, or as pasted rows. */
export function ChooseSheet() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const reading = useMutation({
    mutationFn: ({ sheet, name }: { sheet: Blob; name: string }) => uploadSheet(sheet, name),
    onSuccess: ({ id }) => navigate(href('client-import', { id }), { replace: true }),
  });
  const read = (sheet: Blob, name: string) => reading.mutate({ sheet, name });
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) read(file, file.name);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div
      className="grid gap-4 rounded-m border-[1.5px] border-dashed border-line-strong p-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p>
        Drop a CSV or Excel file here, or choose it. Any columns will do: you see next how each is read, and
        nothing is added before you say so.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label="Choose a file"
        onChange={({ target }) => take(target.files)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={pasting ? 'line' : 'primary'}
          busy={reading.isPending && 'Reading...'}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" size="s" />
          Choose a file
        </Button>
        {!pasting && <Button onClick={() => setPasting(true)}>Paste rows</Button>}
      </div>
      {pasting && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            read(new Blob([pasted], { type: 'text/plain' }), 'Pasted rows');
          }}
        >
          <Field label="Rows" hint="Copy them from your spreadsheet, with the headings.">
            <Textarea rows={8} value={pasted} onChange={({ target }) => setPasted(target.value)} />
          </Field>
          <div>
            <Button type="submit" variant="primary" busy={reading.isPending && 'Reading...'}>
              Read the rows
            </Button>
          </div>
        </form>
      )}
      <p className="hint">CSV, text or .xlsx, up to 10 MB and 20,000 rows.</p>
      <div aria-live="polite">
        {reading.error && (
          <FieldError>{detailOf(reading.error, 'The file was not read. Please try again.')}</FieldError>
        )}
      </div>
    </div>
  );
}
