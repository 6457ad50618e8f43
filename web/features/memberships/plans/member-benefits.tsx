import { Checklist } from '#web/ui/data/checklist.tsx';

/** Benefits of every plan, in the same words as the membership gate. */
export function MemberBenefits({ className }: { className?: string }) {
  return (
    <section aria-labelledby="benefits" className={className}>
      <h2 id="benefits" className="mb-2 text-h4">
        What a member gets
      </h2>
      <Checklist
        items={[
          'Full marketplace access',
          'Direct contact with groomers, salons and pet parents',
          'Portfolio and profile management',
          'Job posting and applications',
          'Messaging',
        ]}
      />
    </section>
  );
}
