import { useState } from 'react';
import type { FiledBite, Pet } from '#contract/pets.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAnswerBite } from './pets.api.ts';

/** The owner's side of a bite that a groomer reported, given once. */
export function AnswerBite({ pet, bite }: { pet: Pet; bite: FiledBite }) {
  const [asks, setAsks] = useState(false);
  const answer = useAnswerBite(pet.id);
  return (
    <>
      <Button variant="quiet" className="inline-flex! min-h-11! p-0!" onClick={() => setAsks(true)}>
        Answer
      </Button>
      {asks && (
        <ReasonDialog
          title={`Answer ${bite.by}`}
          description={`${bite.what} Your answer is shown with it, and can be given once.`}
          label="Your answer"
          keep="Go Back"
          confirm="Send Answer"
          busy={answer.isPending && 'Sending...'}
          failure={answer.isError && detailOf(answer.error, 'It was not sent. Please try again.')}
          onConfirm={(text) =>
            answer.mutate(
              { biteId: bite.id, answer: text },
              {
                onSuccess() {
                  toast({ title: 'Answer saved' });
                  setAsks(false);
                },
              },
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
