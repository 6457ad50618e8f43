import { useState } from 'react';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fieldset } from '#web/ui/fieldset.tsx';
import { Note } from '#web/ui/note.tsx';
import { StarInput } from '#web/ui/star-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { tagWords } from './review-words.ts';
import type { Reviewed } from './review-words.ts';
import { useWriteReview } from './reviews.api.ts';
import type { ReviewDraft } from './reviews.api.ts';

type WriteReviewProps = {
  engagement: Pick<ReviewDraft, 'engagementType' | 'engagementId'>;
  /** Who is reviewed, and as what. */
  name: string;
  as: Reviewed;
  onWritten: () => void;
  onClose: () => void;
};

/** Stars, tags and words about completed work. */
export default function WriteReview({ engagement, name, as, onWritten, onClose }: WriteReviewProps) {
  const [rating, setRating] = useState<number | null>(null);
  const [tags, setTags] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const write = useWriteReview();

  const toggle = (tag: string) =>
    setTags((chosen) => (chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]));
  const send = () => {
    if (rating === null) return setMissing(true);
    return write.mutate(
      { ...engagement, rating, tags, text },
      {
        onSuccess({ revealed }) {
          toast({
            title: 'Thank you for your review',
            description: revealed
              ? `${name} has written one too, so you can both read them now.`
              : `It shows once ${name} has written one too, or 14 days after the work.`,
          });
          onWritten();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`How was ${name}?`}
      description="You each see the other’s review once you have both written one, or after 14 days."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <StarInput
          legend="Stars"
          name="rating"
          value={rating}
          onChange={setRating}
          error={missing && rating === null && 'Choose one to five stars'}
        />
        <Fieldset legend="What fits (optional)">
          <div className="flex flex-wrap gap-2">
            {Object.entries(tagWords[as]).map(([tag, words]) => (
              <Chip key={tag} pressed={tags.includes(tag)} onClick={() => toggle(tag)}>
                {words}
              </Chip>
            ))}
          </div>
        </Fieldset>
        <Field label="In your words (optional)">
          <Textarea maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {write.isError && (
          <Note tone="danger" role="alert">
            {detailOf(write.error, 'Your review was not sent. Please try again.')}
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={write.isPending && 'Sending...'}>
            Send Review
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
