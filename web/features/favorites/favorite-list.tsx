import type { FavoriteRole } from '#contract/favorites.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useFavorites } from './favorites.api.ts';

type FavoriteListProps = { as: FavoriteRole; onView: (userId: string) => void; onClose: () => void };

/** The favorite groomers, or businesses, in a dialog. */
export default function FavoriteList({ as, onView, onClose }: FavoriteListProps) {
  const favorites = useFavorites();
  const shown = favorites.data?.filter((each) => each.as === as);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={as === 'groomer' ? 'Favorite groomers' : 'Favorite salons'}
    >
      {!shown ? (
        favorites.error ? (
          <FailedQuery query={favorites} title="Your favorites did not load" />
        ) : (
          <LoadingLines className="h-20" />
        )
      ) : shown.length === 0 ? (
        <p className="text-ink-2">
          Open a profile and press the heart.{' '}
          {as === 'groomer' && 'You can let favorites see your shifts before everyone else.'}
        </p>
      ) : (
        <ul className="grid gap-1">
          {shown.map(({ userId, name, imageUrl, town }) => (
            <li key={userId} className="flex items-center gap-3 border-b border-line py-2">
              <PersonAvatar name={name} src={imageUrl} as={as} />
              <p className="min-w-0 flex-1 wrap-anywhere">
                <b className="block">{name}</b>
                {town && <span className="text-ink-2">{town}</span>}
              </p>
              <Button aria-label={`View ${name}`} onClick={() => onView(userId)}>
                View
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
