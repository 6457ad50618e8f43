import { useState } from 'react';
import { PortfolioChange, PortfolioDraft } from '#contract/profiles/portfolio.ts';
import { OnePhoto } from '#web/domain/photos/one-photo.tsx';
import { photoHint } from '#web/domain/photos/use-photo-upload.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { FormControl, TextField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import type { PortfolioItem } from './portfolio.api.ts';

type Photo = { id: string; url: string };
/** A photo without an id is the stored one. */
type Values = { after: Photo | null; before: Photo | null; caption: string };

const stored = (url: string | null): Photo | null => (url === null ? null : { id: '', url });

const addOf = ({ after, before, caption }: Values) => ({
  photoId: after?.id ?? '',
  beforeId: before?.id ?? null,
  caption,
});

/** Sends only pictures that were replaced. */
const changeOf = ({ after, before, caption }: Values) => ({
  caption,
  ...(after?.id ? { photoId: after.id } : {}),
  ...(before === null ? { beforeId: null } : before.id ? { beforeId: before.id } : {}),
});

type PortfolioFormProps = {
  /** The item to edit; without one, an item is added. */
  item?: PortfolioItem | undefined;
  onClose: () => void;
};

/** Form for a picture or a pair, with a caption. */
export default function PortfolioForm({ item, onClose }: PortfolioFormProps) {
  const fromVisit = item?.fromVisit ?? false;
  const bodyOf = (values: Values) =>
    item ? (fromVisit ? { caption: values.caption } : changeOf(values)) : addOf(values);
  const draft = useDraft({
    values: {
      after: stored(item?.imageUrl ?? null),
      before: stored(item?.beforeUrl ?? null),
      caption: item?.caption ?? '',
    },
    schema: item ? PortfolioChange : PortfolioDraft,
    bodyOf,
    problems: ({ after }: Values) => ({ after: after === null && 'Add the picture of the groomed pet' }),
    names: { photoId: 'after', beforeId: 'before' },
  });
  const [sending, setSending] = useState(0);
  const onBusy = (busy: boolean) => setSending((count) => count + (busy ? 1 : -1));
  const failed = 'Your portfolio was not saved';
  const add = useAction('POST /api/portfolio', {
    done: { title: 'Added to your portfolio' },
    failed,
    refused: draft.refused,
  });
  const change = useAction('PATCH /api/portfolio/:id', {
    done: { title: 'Portfolio changed' },
    failed,
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={item ? 'Edit this work' : 'Add your work'}
      description={
        fromVisit
          ? 'The pet parent agreed to these pictures, so they stay as they are.'
          : 'With a picture from before, people can slide from one to the other.'
      }
      lost={item ? 'Your portfolio stays as it was.' : 'Nothing has been added yet.'}
      submit={item ? 'Save changes' : 'Add to portfolio'}
      busy="Saving..."
      waits={sending > 0 && 'Photos on their way...'}
      send={(values) =>
        item
          ? change.run({ params: { id: item.id }, body: bodyOf(values) })
          : add.run({ body: addOf(values) })
      }
      onClose={onClose}
    >
      {!fromVisit && (
        <FormControl<Photo | null> name="after">
          {(after, wrong) => (
            <FormControl<Photo | null> name="before">
              {(before, wrongBefore) => (
                <Fieldset legend="Pictures" hint={photoHint} error={wrong ?? wrongBefore}>
                  <div className="grid grid-cols-2 gap-3">
                    <OnePhoto
                      label="Before (optional)"
                      photo={before.value}
                      onPhoto={before.onChange}
                      onBusy={onBusy}
                    />
                    <OnePhoto label="After" photo={after.value} onPhoto={after.onChange} onBusy={onBusy} />
                  </div>
                </Fieldset>
              )}
            </FormControl>
          )}
        </FormControl>
      )}
      <TextField
        name="caption"
        label="Caption (optional)"
        hint="Such as “Teddy bear cut on a mini goldendoodle”"
        counted
        maxLength={200}
      />
    </FormDialog>
  );
}
