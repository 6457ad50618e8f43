import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import { usualRules, vaccines } from '#reference/vaccinations/vaccinations.ts';
import type { VaccinationRules } from '#contract/vaccinations/vaccinations.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { useProviderRules, useSaveProviderRules } from './vaccinations.api.ts';
import { listed } from '#web/lib/words.ts';

const ProviderRulesForm = lazyPart(() => import('./provider-rules-form.tsx'));

/** What the provider requires, in a few words. */
export function RulesLine() {
  const { data } = useProviderRules();
  if (!data) return null;
  const asked = listed(data.rules.map(({ kind }) => vaccines[kind].label));
  return <>{asked || 'You ask for no vaccinations'}</>;
}

/** The provider's requirements for pets, and whether they honor Premium. */
export function ProviderRules() {
  const rules = useProviderRules();
  if (rules.isPending) return <Skeleton className="h-16" />;
  if (!rules.data) return <FailedQuery query={rules} title="Your rules did not load" />;
  const { rules: asked, acceptsTiters, acceptsWaivers, honorsPremium, consents, travelBuffer } = rules.data;
  const accepted = [acceptsTiters && 'titer tests', acceptsWaivers && 'medical waivers'].filter(Boolean);
  return (
    <div className="grid gap-3">
      {asked.length === 0 ? (
        <UsualRules rules={rules.data} />
      ) : (
        <ul className="grid gap-1">
          {asked.map(({ kind, minDaysBefore }) => (
            <Line key={kind} icon="shield">
              <b>{vaccines[kind].label}</b>
              {minDaysBefore > 0 && `, given at least ${minDaysBefore} days before the visit`}
            </Line>
          ))}
        </ul>
      )}
      {accepted.length > 0 && <p>You accept {accepted.join(' and ')} with their proof.</p>}
      {consents.length > 0 && (
        <p>Every client signs: {listed(consents.map((kind) => consentTexts[kind].title.toLowerCase()))}.</p>
      )}
      <p className="flex items-center gap-2">
        <Icon name={honorsPremium ? 'check-circle' : 'minus'} className="text-accent" />
        {honorsPremium ? 'Honors Premium' : 'Does not honor Premium'}
      </p>
      {travelBuffer > 0 && (
        <p>You keep {inMinutes(travelBuffer)} free between two places, besides the drive.</p>
      )}
    </div>
  );
}

const usualNames = listed(
  usualRules.map(({ kind }) =>
    vaccines[kind].label.replace(/^.*\(([A-Z]+)\)$/, '$1').replace(/ \(.*\)$/, ''),
  ),
);

/** Sets the usual requirements of most salons with one tap. */
function UsualRules({ rules }: { rules: VaccinationRules }) {
  const save = useSaveProviderRules();
  const askForThem = () => void save.run({ body: { ...rules, rules: [...usualRules] } });
  return (
    <>
      <p className="text-ink-2">You ask for no vaccinations. Most salons ask for {usualNames}.</p>
      <Button className="justify-self-start" busy={save.busy && 'Saving...'} onClick={askForThem}>
        Ask for these
      </Button>
    </>
  );
}

/** Form to edit the rules; renders nothing while they are loading. */
export function EditProviderRules(form: { onSaved: () => void; leave: ReactNode }) {
  const { data } = useProviderRules();
  return <Suspense>{data && <ProviderRulesForm rules={data} {...form} />}</Suspense>;
}

function Line({ icon, children }: { icon: 'shield'; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
      <Icon name={icon} className="mt-0.5 text-accent" />
      <span>{children}</span>
    </li>
  );
}
