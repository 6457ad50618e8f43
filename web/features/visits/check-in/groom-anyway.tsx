import { maxReason } from '#contract/text/limits.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';

export const sawCertificate = 'Saw the certificate';
const usual = [sawCertificate, 'Vet confirmed by phone'];

type GroomAnywayProps = { reason: string; isAsked: boolean; onChange: (reason: string) => void };

/** Why an animal is groomed without a vaccination: what is usual with a tap, or in one's own words. */
export function GroomAnyway({ reason, isAsked, onChange }: GroomAnywayProps) {
  const typed = reason.trim();
  // What was typed in one's own words is added to, not lost.
  const fill = (words: string) =>
    onChange(typed === '' || usual.includes(typed) ? words : `${typed}. ${words}`.slice(0, maxReason));
  return (
    <>
      <Field
        label="Why are you grooming anyway?"
        hint="It stays with the visit, and both of you read it."
        error={isAsked && typed === '' ? 'Say why you are grooming anyway' : undefined}
      >
        <Textarea
          rows={2}
          maxLength={maxReason}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div role="group" aria-label="Usual reasons" className="flex flex-wrap gap-2">
        {usual.map((words) => (
          <Chip key={words} pressed={typed === words} onClick={() => fill(words)}>
            {words}
          </Chip>
        ))}
      </div>
    </>
  );
}
