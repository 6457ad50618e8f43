import { useState } from 'react';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import type { CheckoutSession } from './checkout.api.ts';

export const isAboutPromo = (error: unknown): boolean =>
  error instanceof CallError && error.code !== undefined && error.code.startsWith('promo_');

/** State of a checkout's promo code: typed text, applied code and reason of a refusal. */
export function usePromoCode(session: CheckoutSession) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const change = useAction('PATCH /api/checkout-sessions/:id', {
    accepted: () => setTyped(''),
    refused(error, { body }) {
      setRefusal(detailOf(error, 'The code could not be checked. Please try again.'));
      // A permanently refused code does not block the payment; its error stays next to the field.
      if (isAboutPromo(error)) setRefused(body?.promoCode ?? undefined);
      return true;
    },
  });

  const send = (promoCode: string | null) => {
    setRefusal(undefined);
    return change.run({ params: { id: session.id }, body: { promoCode } });
  };

  return {
    text: session.promo?.code ?? typed,
    type(next: string) {
      setTyped(next);
      setRefusal(undefined);
    },
    applied: session.promo,
    /** Typed but not applied: paying now would charge more than the person expects. */
    waiting: !session.promo && typed.trim() !== '' && refused !== typed.trim(),
    busy: change.busy,
    refusal,
    /** Shows a promo code error that the payment or a change of plan returned. */
    refuse: (error: unknown) => {
      if (isAboutPromo(error)) setRefusal(detailOf(error, 'This code can no longer be used.'));
    },
    apply: () => send(typed.trim()),
    remove: () => send(null),
  };
}

export type PromoCode = ReturnType<typeof usePromoCode>;
