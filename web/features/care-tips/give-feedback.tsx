import { TipRating } from '#contract/care-tips/care-tips.ts';
import type { CareTip } from '#contract/care-tips/care-tips.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { AreaField, FormControl } from '#web/ui/forms/form-fields.tsx';
import { StarInput } from '#web/ui/forms/star-input.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';

type GiveFeedbackProps = {
  tip: CareTip;
  onRated: (tip: CareTip) => void;
  onClose: () => void;
};

/** Stars and words about a tip. */
export default function GiveFeedback({ tip, onRated, onClose }: GiveFeedbackProps) {
  const draft = useDraft({
    values: { rating: tip.rating ?? 0, feedback: tip.feedback ?? '' },
    schema: TipRating,
    bodyOf: (values) => ({ tipId: tip.id, ...values }),
    problems: ({ rating }) => ({ rating: rating === 0 && 'Choose one to five stars' }),
  });
  const rate = useAction('POST /api/pet-care-tips/rate', {
    done: { title: 'Thank you for your feedback!' },
    failed: 'Your feedback was not sent',
    refused: draft.refused,
    accepted: onRated,
  });
  return (
    <FormDialog
      draft={draft}
      title="Feedback on this tip"
      description={tip.title}
      submit="Send feedback"
      busy="Sending..."
      send={(values) => rate.run({ body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      <FormControl<number> name="rating">
        {({ value, ...control }, error) => (
          <StarInput legend="How helpful is it?" value={value || null} error={error} {...control} />
        )}
      </FormControl>
      <AreaField name="feedback" label="In your words (optional)" maxLength={1000} />
    </FormDialog>
  );
}
