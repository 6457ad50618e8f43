import { maxAppeal } from '#contract/text/limits.ts';
import type { Fact } from '#contract/reliability.ts';
import { kindWords } from '#web/domain/reliability/reliability-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';

/** Asks an admin to look at a fact. */
export default function AppealForm({ fact, onClose }: { fact: Fact; onClose: () => void }) {
  const appeal = useAction('POST /api/reliability/facts/:id/appeal', {
    done: { title: 'Your appeal is sent', description: 'A person looks at it and writes to you.' },
    failed: 'Your appeal was not sent',
  });
  return (
    <ReasonDialog
      title="Appeal?"
      description={`${kindWords[fact.kind]}: ${fact.title}. You can appeal once. The other side reads the decision, not your words.`}
      label="What happened?"
      maxLength={maxAppeal}
      confirm="Send appeal"
      busy="Sending..."
      onConfirm={(text) => appeal.run({ params: { id: fact.id }, body: { text } })}
      onClose={onClose}
    />
  );
}
