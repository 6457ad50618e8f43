import { Suspense } from 'react';
import { confirmationQuestion } from '#web/lib/api/confirmed-identity.ts';
import { useStore } from '#web/lib/create-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ConfirmIdentityDialog = lazyPart(() => import('./confirm-identity-dialog.tsx'));

/** Asks for the password when the server wants it again; the refused call is then repeated. */
export function ConfirmIdentity() {
  const question = useStore(confirmationQuestion, null);
  return <Suspense>{question && <ConfirmIdentityDialog onAnswer={question.answer} />}</Suspense>;
}
