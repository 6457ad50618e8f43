import { EditProviderRules, ProviderRules } from '#web/features/offers/provider-rules.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';

/** Vaccinations one asks of the pets one grooms, and whether Premium is honored. */
export function RulesSection() {
  return (
    <ProfileSection
      title="Vaccinations and Premium"
      renderForm={({ close, buttons }) => <EditProviderRules onSaved={close} leave={buttons.leave} />}
    >
      <ProviderRules />
    </ProfileSection>
  );
}
