import { Progress } from '#web/ui/data/progress.tsx';

type CompletenessProps = {
  own: { completeness: number; missing: readonly string[] };
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
};
const list = new Intl.ListFormat('en-US');

/** Completeness of a profile and its missing fields. */
export function Completeness({ own }: CompletenessProps) {
  const missing = own.missing.map((field) => words[field] ?? field);
  return (
    <div className="grid gap-1.5">
      <Progress label="Profile" value={own.completeness} />
      <p className="text-s text-ink-2">
        {missing.length === 0 ? 'Complete.' : `Still missing: ${list.format(missing)}.`}
      </p>
    </div>
  );
}
