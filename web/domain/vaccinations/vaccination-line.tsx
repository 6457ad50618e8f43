import type { Pet } from '#contract/pets/pets.ts';
import { vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { vaccinationNews } from './vaccination-words.ts';

type VaccinationLineProps = { pet: Pet; now: Date; onAddProof: () => void };

/** Status of a pet's vaccinations. One that has expired or will within 30 days can be updated here. */
export function VaccinationLine({ pet, now, onAddProof }: VaccinationLineProps) {
  const news = vaccinationNews(pet, now);
  if (news.state === 'none' && vaccinesFor(pet.species).length === 0) return null;
  const good = news.state === 'good';
  return (
    <p className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
      <Icon
        name={good ? 'shield' : 'shield-alert'}
        className={
          good ? 'mt-0.5 text-good' : news.state === 'due' ? 'mt-0.5 text-urgent' : 'mt-0.5 text-ink-2'
        }
      />
      <span>
        {news.state === 'none' ? 'No vaccinations on record.' : good ? news.words : <b>{news.words}</b>}
        {good && news.noPaper && `. ${news.noPaper}.`}{' '}
        {news.state === 'due' && news.more > 0 && `${news.more} more to renew. `}
        {(!good || news.noPaper) && (
          <Button
            variant="quiet"
            className="inline-flex! min-h-0! py-0! font-normal!"
            aria-label={`Add proof of ${pet.name}’s vaccination`}
            onClick={onAddProof}
          >
            Add proof
          </Button>
        )}
      </span>
    </p>
  );
}
