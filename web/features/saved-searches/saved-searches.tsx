import { SavedSearchDraft } from '#contract/saved-searches.ts';
import type { SavedSearchKind, SearchNotice } from '#contract/saved-searches.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftForm } from '#web/ui/forms/draft-form.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { filtersOf, notices } from './saved-search-words.ts';
import { useSavedSearches } from './saved-searches.api.ts';

type SavedSearchesProps = {
  kind: SavedSearchKind;
  query: object;
  /** Brings the filters of a saved search back, as parameters of the address. */
  onOpen: (saved: URLSearchParams) => void;
  onClose: () => void;
};

type Values = { name: string; notify: SearchNotice };
const empty: Values = { name: '', notify: 'now' };

/** Dialog that saves the present filters under a name, above the searches that are saved already. */
export default function SavedSearches({ kind, query, onOpen, onClose }: SavedSearchesProps) {
  const saved = useSavedSearches();
  const searches = saved.data?.filter((each) => each.kind === kind);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Saved searches"
      description="Save the filters of this list and get notified of what is new."
    >
      <SaveForm kind={kind} query={query} />
      {searches && searches.length > 0 && (
        <section className="grid gap-3">
          <h3>Your searches</h3>
          <ul className="grid gap-3" aria-label="Saved searches">
            {searches.map((search) => (
              <SavedSearchRow key={search.id} search={search} onOpen={() => onOpen(filtersOf(search))} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function SaveForm({ kind, query }: { kind: SavedSearchKind; query: object }) {
  const filters = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => name !== 'sort' && value !== undefined),
  );
  const draft = useDraft({
    values: empty,
    schema: SavedSearchDraft,
    bodyOf: ({ name, notify }) => ({ kind, query: filters, name, notify }),
    problems: ({ name }) => ({ name: name.trim() === '' && 'Give it a name' }),
  });
  const save = useAction('POST /api/saved-searches', {
    done: { title: 'Search saved' },
    failed: 'The search was not saved',
    refused: draft.refused,
  });
  const { register } = draft.form;
  return (
    <DraftForm
      draft={draft}
      className="grid gap-4"
      send={async (values) => {
        if (await save.run({ body: draft.bodyOf(values) })) draft.form.reset();
      }}
      buttons={
        <Button type="submit" variant="primary" busy={draft.form.formState.isSubmitting && 'Saving...'}>
          Save these filters
        </Button>
      }
    >
      <TextField name="name" label="Name" hint="For example: Saturdays nearby" maxLength={60} />
      <Field label="Tell me about new matches">
        <Select options={notices} {...register('notify')} />
      </Field>
    </DraftForm>
  );
}
