import type { FavoriteRole } from '#contract/favorites.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFavorites } from './favorites.api.ts';

type FavoriteButtonProps = { userId: string; as: FavoriteRole; name: string };

/** A heart that adds a person to one's favorites, or removes them. */
export function FavoriteButton({ userId, as, name }: FavoriteButtonProps) {
  const favorites = useFavorites().data;
  const add = useAction('PUT /api/favorites/:as/:userId', {
    done: { title: `${name} is a favorite now` },
    failed: 'The favorite was not added',
  });
  const remove = useAction('DELETE /api/favorites/:as/:userId', {
    done: { title: `${name} is no longer a favorite` },
    failed: 'The favorite was not removed',
  });
  const isFavorite = favorites?.some((each) => each.userId === userId && each.as === as) ?? false;
  const params = { as, userId };
  return (
    <Button
      aria-pressed={isFavorite}
      aria-label={`${isFavorite ? 'Favorite' : 'Add favorite'}: ${name}`}
      disabled={!favorites}
      busy={(add.busy || remove.busy) && 'Saving...'}
      onClick={() => void (isFavorite ? remove.run({ params }) : add.run({ params }))}
    >
      <Icon name="heart" size="s" className={isFavorite ? 'fill-current' : ''} />
      {isFavorite ? 'Favorite' : 'Add favorite'}
    </Button>
  );
}
