import { reviewsApi } from '#contract/reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftForm } from '#web/ui/forms/draft-form.tsx';
import { AreaField } from '#web/ui/forms/form-fields.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';

/** Form for one reply to a review of the viewer; it cannot be changed later. */
export default function ReplyToReview({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const draft = useDraft({
    values: { text: '' },
    schema: reviewsApi['POST /api/reviews/:id/reply'].body,
    bodyOf: (values) => values,
  });
  const reply = useAction('POST /api/reviews/:id/reply', {
    done: { title: 'Your reply shows under the review' },
    failed: 'Your reply was not sent',
    refused: draft.refused,
  });
  return (
    <DraftForm
      draft={draft}
      className="grid gap-3"
      send={(body) => reply.run({ params: { id: reviewId }, body })}
      buttons={
        <div className="flex gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={reply.busy && 'Sending...'}>
            Send reply
          </Button>
        </div>
      }
    >
      <AreaField
        name="text"
        label="Your reply"
        hint="Everyone can read it, and it cannot be changed."
        maxLength={1000}
      />
    </DraftForm>
  );
}
