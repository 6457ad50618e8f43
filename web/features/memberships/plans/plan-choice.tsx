import type { PlanCode, PlanKind } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { isPlan, planHint, plansOf } from './plan-words.ts';

type PlanChoiceProps = {
  kind: PlanKind;
  plan: PlanCode;
  onChoose: (plan: PlanCode) => void;
  disabled?: boolean;
};

/** The plans of a kind as radio cards. */
export function PlanChoice({ kind, plan, onChoose, disabled }: PlanChoiceProps) {
  return (
    <RadioCards
      legend="Plan"
      name="plan"
      value={plan}
      disabled={disabled}
      onChange={({ target }) => isPlan(target.value) && onChoose(target.value)}
      options={plansOf(kind).map((facts) => ({
        value: facts.plan,
        label: (
          <span className="flex flex-wrap items-center gap-2">
            {facts.name}
            {facts.badge && <Badge tone="warn">{facts.badge}</Badge>}
          </span>
        ),
        aside: exactPrice(facts.price),
        asideHint: facts.per,
        hint: planHint(facts),
      }))}
    />
  );
}
