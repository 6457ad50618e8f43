import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { HoursTable, OpenNow } from '#web/domain/facts/open-now.tsx';
import { languageWords } from '#web/domain/facts/facts-words.ts';
import { PriceGuide } from '#web/domain/facts/price-guide.tsx';
import { SafetyLines } from '#web/domain/facts/safety-lines.tsx';
import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import type { FactsSide } from '#web/domain/facts/own-facts.ts';
import type { FactsPart } from '#web/features/profiles/facts/facts-form.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import type { SectionForm } from '#web/features/profiles/profile-section.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { counted } from '#web/lib/words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const FactsForm = lazyPart(() => import('#web/features/profiles/facts/facts-form.tsx'));

type FactsSectionsProps = {
  side: FactsSide;
  /** Whether the viewer drives to the pets, and so has areas. */
  drives: boolean;
  /** The hours as the first version kept them, until they are given by day. */
  hoursText?: string | null;
};

/** The viewer's facts as a groomer or business, editable by section. */
export function FactsSections({ side, drives, hoursText = null }: FactsSectionsProps) {
  const own = useOwnFacts(side);
  const facts = own.data;
  if (own.isLoadingError) return <FailedQuery query={own} title="Your prices and hours did not load" />;
  if (!facts) return <Skeleton className="h-40 rounded-m" />;
  const { hours, timeZone, areas, prices, breedPrices, extras, languages, safety, state } = facts;
  const priced = prices.length + breedPrices.length;
  const edit =
    (part: FactsPart) =>
    ({ close, buttons }: SectionForm) => (
      <FactsForm side={side} own={facts} part={part} onSaved={close} buttons={buttons} />
    );
  return (
    <>
      {side === 'business' && (
        <ProfileSection
          title="Opening hours"
          line={hours ? 'By day' : (hoursText ?? 'None yet')}
          renderForm={edit('hours')}
        >
          {hours ? (
            <>
              {timeZone && <OpenNow hours={hours} timeZone={timeZone} />}
              <HoursTable hours={hours} timeZone={timeZone} />
            </>
          ) : (
            <p className="wrap-anywhere">
              {hoursText ?? (
                <span className="text-ink-2">No hours yet. Add them by day to show when you are open.</span>
              )}
            </p>
          )}
        </ProfileSection>
      )}
      {(drives || areas.length > 0) && (
        <ProfileSection
          title="Service areas"
          line={areas.join('; ') || 'None yet'}
          renderForm={edit('areas')}
        >
          {areas.length > 0 ? (
            <p className="max-w-text">{areas.join('; ')}</p>
          ) : (
            <p className="text-ink-2">None yet. Pet parents there see that you come to them.</p>
          )}
        </ProfileSection>
      )}
      <ProfileSection
        title="Price book"
        line={priced > 0 ? counted(priced, 'price') : 'None yet'}
        renderForm={edit('prices')}
      >
        {priced > 0 || extras ? (
          <PriceGuide prices={facts} />
        ) : (
          <p className="text-ink-2">No prices yet. Your offers start from them, and pet parents see them.</p>
        )}
      </ProfileSection>
      <ProfileSection
        title="Safety card"
        line={safety ? 'Filled in' : 'Nothing listed yet'}
        renderForm={edit('safety')}
      >
        {safety ? (
          <SafetyLines card={safety} state={state} />
        ) : (
          <p className="text-ink-2">Nothing listed yet. Pet parents ask about dryers and first aid.</p>
        )}
      </ProfileSection>
      <ProfileSection
        title="Languages"
        line={languages.length > 0 ? languageWords(languages) : 'None listed yet'}
        renderForm={edit('languages')}
      >
        {languages.length > 0 ? (
          <p>{languageWords(languages)}</p>
        ) : (
          <p className="text-ink-2">None listed yet.</p>
        )}
      </ProfileSection>
    </>
  );
}
