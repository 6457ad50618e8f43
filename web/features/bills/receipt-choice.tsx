import type { Visit } from '#contract/grooming/visits.ts';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { Chip } from '#web/ui/chip.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import type { CheckOutValues } from './check-out-values.ts';

type ReceiptChoiceProps = {
  visit: Visit;
  values: CheckOutValues;
  set: (change: Partial<CheckOutValues>) => void;
};
const words = { text: 'Text', email: 'Email', none: 'No' } as const;

/** How the client gets the receipt: by a text of the provider's own phone, or by mail. */
export function ReceiptChoice({ visit, values: { receipt }, set }: ReceiptChoiceProps) {
  const { client, owner } = visit;
  if (!client) return null;
  const { text } = clientWays(visit);
  const ways = [
    ...(text ? (['text'] as const) : []),
    ...(client.email && !client.stoppedMail && !owner ? (['email'] as const) : []),
  ];
  return (
    <SectionCard id="receipt" title="Receipt">
      {ways.length > 0 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="How the receipt goes to the client">
          {([...ways, 'none'] as const).map((way) => (
            <Chip key={way} pressed={receipt === way} onClick={() => set({ receipt: way })}>
              {words[way]}
            </Chip>
          ))}
        </div>
      )}
      {owner && (
        <p className="text-ink-2">{owner.name} sees the receipt on Wagwell and gets a notification.</p>
      )}
      {!owner && ways.length === 0 && (
        <p className="text-ink-2">There is no phone or email by which {client.name} takes messages.</p>
      )}
    </SectionCard>
  );
}
