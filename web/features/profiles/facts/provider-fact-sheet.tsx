import type { ReactNode } from 'react';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import { HoursTable, OpenNow } from '#web/domain/facts/open-now.tsx';
import { PriceGuide } from '#web/domain/facts/price-guide.tsx';
import { SafetyLines } from '#web/domain/facts/safety-lines.tsx';
import { languageWords } from '#web/domain/facts/facts-words.ts';

/** The facts of a groomer or business as others read them; what was not given is left out. */
export function ProviderFactSheet({ facts }: { facts: ProviderFacts }) {
  const { hours, areas, prices, breedPrices, languages, safety, timeZone, state } = facts;
  return (
    <>
      {hours && (
        <Part title="Opening hours">
          {timeZone && <OpenNow hours={hours} timeZone={timeZone} />}
          <HoursTable hours={hours} timeZone={timeZone} />
        </Part>
      )}
      {prices.length + breedPrices.length > 0 && (
        <Part title="Price guide">
          <PriceGuide prices={facts} />
        </Part>
      )}
      {safety && (
        <Part title="Safety">
          <SafetyLines card={safety} state={state} />
        </Part>
      )}
      {areas.length > 0 && (
        <Part title="Comes to">
          <p className="max-w-text">{areas.join('; ')}</p>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title="Languages">
          <p>{languageWords(languages)}</p>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
