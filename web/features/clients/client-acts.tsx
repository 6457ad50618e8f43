import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClientChange } from '#contract/clients/clients.ts';
import type { Client, ClientCard } from '#contract/clients/clients.ts';
import { pages } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/forms/form-fields.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx';
import { nameOf } from './client-words.ts';

type ActsProps = { client: Client; onMerged: (intoId: string) => void; onRemoved: () => void };
type Task = 'merge' | 'remove' | 'do-not-book';

/** The rare acts with a client: archiving, merging and removing, and the mark not to book them again. */
export function ClientActs({ client, onMerged, onRemoved }: ActsProps) {
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const params = { id: client.id };
  const name = nameOf(client);
  const failed = 'Nothing was changed';
  const archive = useAction('DELETE /api/clients/:id', {
    done: () => ({ title: `${name} is archived`, description: 'Everything is kept.' }),
    failed,
  });
  const restore = useAction('POST /api/clients/:id/restore', {
    done: () => ({ title: `${name} is back in your book` }),
    failed,
  });
  const remove = useAction('DELETE /api/clients/:id/personal-data', {
    done: () => ({ title: `${name} is removed` }),
    failed,
  });
  const mark = useAction('PATCH /api/clients/:id', { failed });
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={`More for ${name}`} />}>
        {client.doNotBook ? (
          <MenuItem
            disabled={mark.busy}
            onSelect={() => void mark.run({ params, body: { doNotBook: false } })}
          >
            Allow bookings
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => setTask('do-not-book')}>Do not book</MenuItem>
        )}
        <MenuItem onSelect={() => setTask('merge')}>Merge with another client</MenuItem>
        {client.archivedAt ? (
          <MenuItem disabled={restore.busy} onSelect={() => void restore.run({ params })}>
            Restore
          </MenuItem>
        ) : (
          <MenuItem disabled={archive.busy} onSelect={() => void archive.run({ params })}>
            Archive
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem danger onSelect={() => setTask('remove')}>
          Remove for good
        </MenuItem>
      </Menu>
      {task === 'do-not-book' && <DoNotBook client={client} onClose={close} />}
      {task === 'merge' && <MergeDialog client={client} onClose={close} onMerged={onMerged} />}
      <LazyConfirmDialog
        open={task === 'remove'}
        onOpenChange={close}
        danger
        title={`Remove ${name} for good?`}
        description="Name, phones, address, notes and pets are erased. Past visits and money stay as those of a former client. This cannot be undone."
        confirm="Remove for good"
        cancel="Keep it"
        onConfirm={() => {
          close();
          void remove.run({ params }).then((worked) => worked && onRemoved());
        }}
      />
    </>
  );
}

type Reason = { doNotBookReason: string };
const reasonBody = ({ doNotBookReason }: Reason) => ({
  doNotBook: true,
  doNotBookReason: doNotBookReason.trim() || null,
});

function DoNotBook({ client, onClose }: { client: Client; onClose: () => void }) {
  const draft = useDraft<Reason, ReturnType<typeof reasonBody>>({
    values: { doNotBookReason: '' },
    schema: ClientChange,
    bodyOf: reasonBody,
  });
  const mark = useAction('PATCH /api/clients/:id', {
    failed: 'The mark was not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={`Do not book ${nameOf(client)}?`}
      description="You are warned before you book them again. They are not told."
      submit="Do not book"
      busy="Saving..."
      send={(values) => mark.run({ params: { id: client.id }, body: reasonBody(values) })}
      onClose={onClose}
    >
      <AreaField
        name="doNotBookReason"
        label="Why (optional)"
        hint="Only you see it."
        maxLength={300}
        rows={3}
      />
    </FormDialog>
  );
}

type MergeProps = { client: Client; onClose: () => void; onMerged: (intoId: string) => void };

/** Chooses the client who stays, and moves everything there. */
function MergeDialog({ client, onClose, onMerged }: MergeProps) {
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<ClientCard>();
  const q = useDebouncedValue(typed.trim());
  const found = useInfiniteQuery({
    ...pages('GET /api/clients', { query: { q, limit: 10 } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const merge = useAction('POST /api/clients/:id/merge', {
    done: () => ({ title: `${nameOf(client)} is merged`, description: 'Pets, visits and notes moved.' }),
    accepted: ({ id }) => onMerged(id),
    failed: 'Nothing was merged',
  });
  const others = q === '' ? [] : (found.data ?? []).filter(({ id }) => id !== client.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Merge ${nameOf(client)}`}
      description="Choose the client who stays. Pets, visits and notes move there."
    >
      <div className="grid gap-4">
        <Field label="Into">
          <SearchInput
            placeholder="Name, pet or phone"
            maxLength={100}
            value={typed}
            onChange={setTyped}
            data-autofocus
          />
        </Field>
        <ul aria-label="Clients found" className="divide-y divide-line">
          {others.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 wrap-anywhere">
                {other.name}
                <span className="text-ink-2">
                  {[other.phone, ...other.pets.map(({ name }) => name)]
                    .filter(Boolean)
                    .map((each) => ` · ${each}`)
                    .join('')}
                </span>
              </span>
              <Button onClick={() => setInto(other)}>Merge into this</Button>
            </li>
          ))}
        </ul>
        {q !== '' && found.data && others.length === 0 && <p className="text-ink-2">Nobody else fits.</p>}
      </div>
      <LazyConfirmDialog
        open={into !== undefined}
        onOpenChange={() => setInto(undefined)}
        title={`Make ${nameOf(client)} and ${into?.name ?? ''} one client?`}
        description="This cannot be undone. Nothing that you wrote about either is lost."
        confirm="Merge"
        busy={merge.busy && 'Merging...'}
        onConfirm={() => {
          if (into) void merge.run({ params: { id: client.id }, body: { intoId: into.id } });
          setInto(undefined);
        }}
      />
    </Dialog>
  );
}
