import { useState } from 'react';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notices } from './saved-search-words.ts';

type SavedSearchRowProps = { search: SavedSearch; onOpen: () => void };

/** One saved search: opens it, changes when it notifies, renames and deletes it. */
export function SavedSearchRow({ search, onOpen }: SavedSearchRowProps) {
  const { id, name, notify } = search;
  const params = { id };
  const [typed, setTyped] = useState<string>();
  const edit = useAction('PATCH /api/saved-searches/:id', { failed: 'The search was not changed' });
  const remove = useAction('DELETE /api/saved-searches/:id', {
    done: { title: 'Search deleted' },
    failed: 'The search was not deleted',
  });
  const rename = async () => {
    const word = typed?.trim();
    if (!word || word === name || (await edit.run({ params, body: { name: word } }))) setTyped(undefined);
  };
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      {typed === undefined ? (
        <div className="flex items-center gap-2">
          <Button
            variant="quiet"
            className="mr-auto min-w-0 wrap-anywhere whitespace-normal!"
            onClick={onOpen}
          >
            {name}
          </Button>
          <IconButton icon="pencil" label={`Rename ${name}`} onClick={() => setTyped(name)} />
          <IconButton
            icon="trash"
            label={`Delete ${name}`}
            disabled={remove.busy}
            onClick={() => void remove.run({ params })}
          />
        </div>
      ) : (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <div className="min-w-0 grow">
            <Field label="New name">
              <Input value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
            </Field>
          </div>
          <Button type="submit" busy={edit.busy && 'Saving...'}>
            Rename
          </Button>
        </form>
      )}
      <Select
        aria-label={`New matches of ${name}`}
        options={notices}
        value={notify}
        disabled={edit.busy}
        onChange={({ target }) =>
          void edit.run({ params, body: { notify: target.value as SavedSearch['notify'] } })
        }
      />
    </li>
  );
}
