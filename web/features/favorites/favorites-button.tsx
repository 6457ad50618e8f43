import { Suspense, useState } from 'react';
import type { FavoriteRole } from '#contract/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const FavoriteList = lazyPart(() => import('./favorite-list.tsx'));

type FavoritesButtonProps = { as: FavoriteRole; onView: (userId: string) => void };

/** Opens the list of one's favorite groomers or businesses. */
export function FavoritesButton({ as, onView }: FavoritesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Icon name="heart" size="s" />
        Favorites
      </Button>
      <Suspense>
        {open && (
          <FavoriteList
            as={as}
            onView={(userId) => {
              setOpen(false);
              onView(userId);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
