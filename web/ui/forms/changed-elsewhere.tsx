import type { ChangedField } from '#web/lib/api/use-fields-seen.ts';
import { Button } from '../button.tsx';
import { Note } from '../note.tsx';

type ChangedElsewhereProps = {
  changed: readonly ChangedField[];
  takeTheirs: (field: ChangedField) => void;
  keepMine: (field: ChangedField) => void;
  /** Formats a value as the form shows it; defaults to the raw value. */
  say?: ((field: ChangedField) => string | undefined) | undefined;
};

/** Lists the fields that another tab or device changed meanwhile; the user decides on each before saving. */
export function ChangedElsewhere({ changed, takeTheirs, keepMine, say }: ChangedElsewhereProps) {
  if (changed.length === 0) return null;
  return (
    <div role="alert" className="grid gap-3">
      {changed.map((field) => (
        <Note key={field.path} tone="warn" icon="info">
          <div className="grid gap-2">
            <p className="wrap-anywhere">
              <b>{labelOf(field.path)}:</b> Changed elsewhere to {say?.(field) ?? inWords(field.current)}.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => takeTheirs(field)}>Use it</Button>
              <Button onClick={() => keepMine(field)}>Keep mine</Button>
            </div>
          </div>
        </Note>
      ))}
    </div>
  );
}

/** The field's label on screen, or its name as words. */
function labelOf(path: string): string {
  const field = document.getElementsByName(path).item(0);
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.type !== 'radio' && field.labels?.[0]?.textContent
      : undefined;
  const words = path.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label || words.charAt(0).toUpperCase() + words.slice(1);
}

function inWords(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  if (Array.isArray(value)) return value.map((each) => inWords(each)).join(', ');
  if (typeof value === 'object') return Object.values(value).map(String).join(': ');
  return typeof value === 'string' ? `“${value.replaceAll('_', ' ')}”` : JSON.stringify(value);
}
