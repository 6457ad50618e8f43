import { useState } from 'react';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useReplyToReview } from './reviews.api.ts';

/** One answer to a review of oneself; it cannot be changed afterwards. */
export function ReplyToReview({ userId, reviewId }: { userId: string; reviewId: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const reply = useReplyToReview(userId, reviewId);
  if (!open)
    return (
      <Button variant="quiet" className="-ml-2 w-fit" onClick={() => setOpen(true)}>
        Reply
      </Button>
    );
  const send = () => {
    if (text.trim() === '') return setMissing(true);
    return reply.mutate(text, { onSuccess: () => toast({ title: 'Your reply shows under the review' }) });
  };
  const error =
    missing && text.trim() === ''
      ? 'Cannot be empty'
      : reply.isError && detailOf(reply.error, 'Your reply was not sent. Please try again.');
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="Your reply" hint="Everyone can read it, and it cannot be changed." error={error}>
        <Textarea maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <Button type="submit" variant="primary" busy={reply.isPending && 'Sending...'}>
          Send Reply
        </Button>
      </div>
    </form>
  );
}
