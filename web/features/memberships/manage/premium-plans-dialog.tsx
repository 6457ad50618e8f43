import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { feeThatMayCome, plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/lib/toast-store.ts';
import type { Membership } from '../memberships.api.ts';
import { noProcessor } from '../card/no-processor.ts';
import { PlanChoice } from '../plans/plan-choice.tsx';
import { everyTerm } from '../plans/plan-words.ts';
import { joinFirstWords, mayAddPremium } from '../plans/premium-words.ts';

type PremiumPlansDialogProps = {
  /** Access membership, which Premium requires. */
  access: Membership | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Dialog with the three Premium plans; 'Subscribe Now' leads to the checkout. */
export function PremiumPlansDialog({ access, open, onOpenChange }: PremiumPlansDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Premium Membership"
      description="A discount where it is honored, and your requests come first."
      data-role="pet_owner"
    >
      <PremiumPlans access={access} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PremiumPlans({ access, onClose }: { access: Membership | null; onClose: () => void }) {
  const [plan, setPlan] = useState<PlanCode>('premium_monthly');
  const { processor } = useSite();
  const navigate = useNavigate();
  const facts = plans[plan];
  const fee = feeThatMayCome(facts);
  const subscribe = () => {
    if (processor === 'none') toast({ variant: 'destructive', ...noProcessor });
    else void navigate(href('subscription-checkout', { plan }));
  };
  return (
    <>
      <PlanChoice kind="premium" plan={plan} onChoose={setPlan} />
      <p className="text-s text-ink-2 tabular-nums">
        Renews at {exactPrice(facts.price)} {everyTerm(facts.termMonths)} until you cancel.{' '}
        {fee > 0
          ? `Leaving before ${facts.minimumMonths} months costs at most ${price(fee)}, or no fee if you keep it until then.`
          : 'Leaving costs no fee.'}
      </p>
      {!mayAddPremium(access) && <Note tone="warn">{joinFirstWords(access)}</Note>}
      <Actions>
        <Button onClick={onClose}>Close</Button>
        {mayAddPremium(access) ? (
          <Button variant="primary" onClick={subscribe}>
            Subscribe Now
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to={href('membership')}>
              {access && access.status !== 'expired' ? 'Go to your membership' : 'Join first'}
            </Link>
          </Button>
        )}
      </Actions>
    </>
  );
}
