import { PriceAnswer } from '#contract/price-changes.ts';
import type { PriceChange } from '#contract/price-changes.ts';
import { price } from '#web/lib/money.ts';
import { ActionDialog } from '#web/ui/forms/action-dialog.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';

type NoteAnswerProps = {
  change: PriceChange;
  approved: boolean;
  how: 'door' | 'phone';
  /** Who usually answers. */
  name: string;
  /** Whether the client has an account, and is told. */
  isTold: boolean;
  onClose: () => void;
};

/** Dialog in which the provider notes who said yes or no, and how. */
export default function NoteAnswer({ change, approved, how, name, isTold, onClose }: NoteAnswerProps) {
  const { id, oldTotal, newTotal } = change;
  return (
    <ActionDialog<'POST /api/price-changes/:id/answer', { name: string }>
      call="POST /api/price-changes/:id/answer"
      params={{ id }}
      values={{ name }}
      schema={PriceAnswer}
      bodyOf={(typed) => ({ approved, how, name: typed.name.trim() })}
      problems={(typed) => ({ name: typed.name.trim() === '' && 'Say who answered' })}
      title={approved ? `Yes to ${price(newTotal)}` : `No: it stays at ${price(oldTotal)}`}
      description={
        approved && isTold
          ? `Your client is told who said yes ${how === 'phone' ? 'by phone' : 'at the door'}, and may say within 48 hours that it was not them.`
          : `Said ${how === 'phone' ? 'by phone' : 'at the door'}. The name stays on record.`
      }
      done={{ title: approved ? `${price(newTotal)} is agreed` : `It stays at ${price(oldTotal)}` }}
      failed="The answer was not recorded"
      submit={approved ? 'Save as yes' : 'Save as no'}
      busy="Saving..."
      onClose={onClose}
    >
      <TextField name="name" label="Who said it" maxLength={60} autoComplete="off" />
    </ActionDialog>
  );
}
