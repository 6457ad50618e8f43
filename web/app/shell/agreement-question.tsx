import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSignOut } from '#web/features/identity/identity.api.ts';
import { useViewer } from '#web/features/identity/viewer.ts';
import { AgreeAnew } from '#web/features/legal/agree-anew.tsx';

/** Asks a signed-in person for agreement to changed legal texts. */
export function AgreementQuestion() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut(() => void navigate(href('landing')));
  if (typeof viewer === 'string') return null;
  return <AgreeAnew toAgree={viewer.user.toAgree} onSignOut={signOut} />;
}
