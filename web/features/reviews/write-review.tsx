import { reviewsApi } from '#contract/reviews.ts';
import type { Input } from '#web/lib/api/call.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { AreaField, FormControl } from '#web/ui/forms/form-fields.tsx';
import { StarInput } from '#web/ui/forms/star-input.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { tagWords } from './review-words.ts';
import type { Reviewed } from './review-words.ts';

type WriteReviewProps = {
  engagement: Pick<Input<'POST /api/reviews'>['body'], 'engagementType' | 'engagementId'>;
  /** Name and side of the person reviewed. */
  name: string;
  as: Reviewed;
  onClose: () => void;
};

/** Form for a review of completed work: stars, tags and text. */
export default function WriteReview({ engagement, name, as, onClose }: WriteReviewProps) {
  const draft = useDraft({
    values: { rating: 0, tags: [] as string[], text: '' },
    schema: reviewsApi['POST /api/reviews'].body,
    bodyOf: (values) => ({ ...engagement, ...values }),
    problems: ({ rating }) => ({ rating: rating === 0 && 'Choose one to five stars' }),
  });
  const write = useAction('POST /api/reviews', {
    done: ({ revealed }) => ({
      title: 'Thank you for your review',
      description: revealed
        ? `${name} has written one too, so you can both read them now.`
        : `It shows once ${name} has written one too, or 14 days after the work.`,
    }),
    failed: 'Your review was not sent',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={`How was ${name}?`}
      description="You each see the other’s review once you have both written one, or after 14 days."
      submit="Send review"
      busy="Sending..."
      send={(values) => write.run({ body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      <FormControl<number> name="rating">
        {({ value, ...control }, error) => (
          <StarInput legend="Stars" value={value || null} error={error} {...control} />
        )}
      </FormControl>
      <Fieldset legend="What fits (optional)">
        <FormControl<string[]> name="tags">
          {({ value: chosen, onChange }) => (
            <div className="flex flex-wrap gap-2">
              {Object.entries(tagWords[as]).map(([tag, words]) => (
                <Chip
                  key={tag}
                  pressed={chosen.includes(tag)}
                  onClick={() =>
                    onChange(
                      chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag],
                    )
                  }
                >
                  {words}
                </Chip>
              ))}
            </div>
          )}
        </FormControl>
      </Fieldset>
      <AreaField name="text" label="In your words (optional)" maxLength={2000} />
    </FormDialog>
  );
}
