import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plans } from '#contract/plan-facts.ts';
import type { PlanCode } from '#contract/plan-facts.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { useSite } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { noProcessor } from './no-processor.ts';
import { PlanChoice } from './plan-choice.tsx';
import { everyTerm } from './plan-words.ts';

type PremiumPlansDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Premium's three plans; 'Subscribe Now' leads to the checkout. */
export function PremiumPlansDialog({ open, onOpenChange }: PremiumPlansDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Premium Membership"
      description="A discount where it is honored, and your requests come first."
      data-role="pet_owner"
    >
      <PremiumPlans onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PremiumPlans({ onClose }: { onClose: () => void }) {
  const [plan, setPlan] = useState<PlanCode>('premium_monthly');
  const { processor } = useSite();
  const navigate = useNavigate();
  const facts = plans[plan];
  const subscribe = () => {
    if (processor === 'none') toast({ variant: 'destructive', ...noProcessor });
    else void navigate(`/subscription-checkout?plan=${plan}`);
  };
  return (
    <>
      <PlanChoice kind="premium" plan={plan} onChoose={setPlan} />
      <p className="text-s text-ink-2 tabular-nums">
        Renews at {exactPrice(facts.price)} {everyTerm(facts.termMonths)} until you cancel. Leaving before{' '}
        {facts.minimumMonths} months costs {price(facts.earlyCancelFee)}, or nothing if you keep it until
        then.
      </p>
      <Actions>
        <Button onClick={onClose}>Not now</Button>
        <Button variant="primary" onClick={subscribe}>
          Subscribe Now
        </Button>
      </Actions>
    </>
  );
}
