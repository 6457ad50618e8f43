import { Progress } from '#web/ui/data/progress.tsx';
import { listed } from '#web/lib/words.ts';

type CompletenessProps = {
  own: { completeness: number; missing: readonly string[]; helpful: readonly string[] };
};

const words: Record<string, string> = {
  title: 'professional title',
  address: 'place',
  yearsExperience: 'years of experience',
  specializations: 'specializations',
  businessName: 'business name',
  businessType: 'type of business',
  services: 'services',
  description: 'description',
  hours: 'opening hours',
  areas: 'service areas',
  prices: 'price book',
  safety: 'safety card',
  languages: 'languages',
};
/** 'professional title and specializations' */
export const namedFields = (fields: readonly string[]) =>
  listed(fields.map((field) => words[field] ?? field));

/** Completeness of a profile and its missing fields. */
export function Completeness({ own }: CompletenessProps) {
  return (
    <div className="grid gap-1.5">
      <Progress label="Profile" value={own.completeness} />
      <p className="text-s text-ink-2">
        {own.missing.length > 0
          ? `Still missing: ${namedFields(own.missing)}.`
          : own.helpful.length > 0
            ? `Everything needed is there. It would also help to add: ${namedFields(own.helpful)}.`
            : 'Complete.'}
      </p>
    </div>
  );
}
