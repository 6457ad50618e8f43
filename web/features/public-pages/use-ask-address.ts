import { href } from '#contract/pages.ts';
import type { PublicCard } from '#contract/profiles/public-pages.ts';
import { useSite } from '#web/domain/site/site.ts';

/** Where a request to a provider begins: through sign-up for visitors who are signed out. */
export function useAskAddress() {
  const { signedOut } = useSite();
  return ({ slug, as }: Pick<PublicCard, 'slug' | 'as'>) =>
    href(signedOut ? 'register' : 'pet-owner-dashboard', { ask: slug, as });
}
