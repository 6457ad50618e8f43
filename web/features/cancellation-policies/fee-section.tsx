import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { maxReason } from '#contract/text/limits.ts';
import { payMethodNames, payMethods } from '#contract/bills/pay-methods.ts';
import type { Fee } from '#contract/cancellation-policies/cancellation-policies.ts';
import { WaysToPay } from '#web/domain/visits/ways-to-pay.tsx';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';

const kinds: Record<Fee['kind'], string> = { late_cancel: 'Late cancellation', no_show: 'No-show' };

type FeeSectionProps = {
  visitId: string;
  isProvider: boolean;
  /** Whom the client pays. */
  provider: string;
  /** A no-show owes what its policy says by itself; of a cancelled visit only the provider knows on whose word. */
  isMissed: boolean;
};

/** The fee of a visit that did not take place; its provider may mark it paid, waive it, or ask for it. */
export function FeeSection({ visitId, isProvider, provider, isMissed }: FeeSectionProps) {
  const fees = useQuery({ ...query('GET /api/fees', { query: { visitId } }), ...polled });
  const owe = useAction('POST /api/visits/:id/fees', {
    done: ({ amount }) => ({ title: `${exactPrice(amount)} is owed` }),
    failed: 'There is no fee for this',
  });
  const [fee] = fees.data ?? [];
  if (!fees.data || (!fee && !isProvider)) return null;
  return (
    <section aria-labelledby="fee" className="grid gap-4">
      <h2 id="fee">Cancellation fee</h2>
      {fee ? (
        <OneFee fee={fee} isProvider={isProvider} provider={provider} />
      ) : isMissed ? (
        <p>Nothing is owed: no fee was agreed on when it was booked.</p>
      ) : (
        <p>
          Nothing is owed.{' '}
          <Button
            variant="quiet"
            busy={owe.busy && 'Adding...'}
            onClick={() => void owe.run({ params: { id: visitId } })}
          >
            The client cancelled late
          </Button>
        </p>
      )}
    </section>
  );
}

type OneFeeProps = Pick<FeeSectionProps, 'isProvider' | 'provider'> & { fee: Fee };

function OneFee({ fee, isProvider, provider }: OneFeeProps) {
  const [waives, setWaives] = useState(false);
  const pay = useAction('POST /api/fees/:id/pay', {
    done: { title: 'The fee is paid' },
    failed: 'The payment was not recorded',
  });
  const waive = useAction('POST /api/fees/:id/waive', {
    done: { title: 'The fee is waived' },
    failed: 'The fee was not waived',
  });
  const params = { id: fee.id };
  return (
    <div className="card grid gap-4">
      <p className="flex flex-wrap justify-between gap-2">
        <span>
          {kinds[fee.kind]}, {fee.clientName}
        </span>
        <span className="font-strong tabular-nums">
          {exactPrice(fee.amount)} {fee.state}
        </span>
      </p>
      {fee.waiveReason && <p className="text-s text-ink-2 wrap-anywhere">Waived: {fee.waiveReason}</p>}
      {fee.state === 'owed' && !isProvider && (
        <div className="grid gap-1">
          <p className="wrap-anywhere">
            Pay {provider} directly{fee.paymentLinks.length > 0 || fee.zelle ? ':' : '.'}
          </p>
          <WaysToPay to={fee} />
        </div>
      )}
      {fee.actions.includes('pay') && (
        <Fieldset legend="Paid by">
          <div className="flex flex-wrap gap-2">
            {payMethods.map((method) => (
              <Chip key={method} onClick={() => void pay.run({ params, body: { method } })}>
                {payMethodNames[method]}
              </Chip>
            ))}
          </div>
        </Fieldset>
      )}
      {fee.actions.includes('waive') && (
        <div>
          <Button onClick={() => setWaives(true)}>Waive</Button>
        </div>
      )}
      {waives && (
        <ReasonDialog
          title={`Waive ${exactPrice(fee.amount)}?`}
          description={`${fee.clientName} owes nothing for this visit then.`}
          label="Reason"
          maxLength={maxReason}
          keep="Keep the fee"
          confirm="Waive"
          confirmVariant="primary"
          busy="Waiving..."
          onConfirm={(reason) => waive.run({ params, body: { reason } })}
          onClose={() => setWaives(false)}
        />
      )}
    </div>
  );
}
