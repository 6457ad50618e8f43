import { EditProviderRules, ProviderRules, RulesLine } from '#web/features/vaccinations/provider-rules.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';

/** The vaccinations the provider requires, and whether Premium is honored. */
export function RulesSection() {
  return (
    <ProfileSection
      title="Vaccinations and Premium"
      line={<RulesLine />}
      renderForm={({ close, buttons }) => <EditProviderRules onSaved={close} leave={buttons.leave} />}
    >
      <ProviderRules />
    </ProfileSection>
  );
}
