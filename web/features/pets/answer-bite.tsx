import { useState } from 'react';
import { maxReason } from '#contract/limits.ts';
import type { FiledBite, Pet } from '#contract/pets/pets.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

/** Dialog for the owner's one answer to a bite that a groomer reported. */
export function AnswerBite({ pet, bite }: { pet: Pet; bite: FiledBite }) {
  const [asks, setAsks] = useState(false);
  const answer = useAction('POST /api/pets/:id/bites/:biteId/answer', {
    done: { title: 'Answer saved' },
    failed: 'It was not sent',
  });
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
          maxLength={maxReason}
          keep="Go Back"
          confirm="Send Answer"
          busy="Sending..."
          onConfirm={(text) =>
            answer.run({ params: { id: pet.id, biteId: bite.id }, body: { answer: text } })
          }
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
