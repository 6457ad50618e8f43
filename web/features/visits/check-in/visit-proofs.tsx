import type { VaccinationProof } from '#contract/vaccinations/vaccinations.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { checkWords, paperWords } from '#web/domain/vaccinations/vaccination-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';

/** Vaccination proofs that the provider looks at before the groom. */
export function VisitProofs({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="proofs" className="grid gap-1">
      <h3 id="proofs" className="text-base">
        Vaccination proofs
      </h3>
      <ul>
        {visit.proofs.map((proof) => (
          <Proof key={proof.vaccinationId} visit={visit} proof={proof} />
        ))}
      </ul>
    </section>
  );
}

function Proof({ visit, proof }: { visit: Visit; proof: VaccinationProof }) {
  const { vaccinationId, petName, kind, evidence, expiresOn, check } = proof;
  const name = `${petName}’s ${vaccines[kind].label}`;
  const note = useAction('POST /api/visits/:id/proof-checks', {
    done: {
      title: 'Proof checked',
      description: `${clientName(visit)} and later groomers see that you did.`,
    },
    failed: 'It was not marked as checked',
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0">
      <span className="wrap-anywhere">
        {petName}, {vaccines[kind].label}
        {evidence === 'titer' && ', titer test'}
        {evidence === 'waiver' && ', vet’s waiver'}
        {expiresOn && <span className="text-ink-2"> until {monthDayYear(expiresOn, 'UTC')}</span>}
        {paperWords(proof) && <span className="block text-s text-ink-2">{paperWords(proof)}</span>}
        <span className="block text-s text-ink-2">
          {check ? checkWords(check) : 'Nobody has checked it yet'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4">
        <ProofLink proof={proof} of={name} />
        {check?.by !== visit.provider.name && (
          <Button
            busy={note.busy && 'Saving...'}
            aria-label={`Mark ${name} as checked`}
            onClick={() => void note.run({ params: { id: visit.id }, body: { vaccinationId } })}
          >
            Mark as checked
          </Button>
        )}
      </span>
    </li>
  );
}
