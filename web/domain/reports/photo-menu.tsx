import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { query } from '#web/lib/api/query.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { LazyReportForm } from './report-button.tsx';
import { photoKey } from './report-words.ts';

type PhotoMenuProps = {
  /** Photos in one place, each with the words that report it. */
  photos: readonly { url: string; words: string }[];
  ownerId: string;
  name: string;
  /** The accessible name of the button. */
  label: string;
  className?: string;
};

/** What is rarely done with photos that someone uploaded, on their corner; the parent is `relative`. */
export function PhotoMenu({ photos, ownerId, name, label, className }: PhotoMenuProps) {
  const viewer = useQuery({ ...query('GET /auth/me'), enabled: false }).data;
  const [reported, setReported] = useState<string>();
  const known = photos.flatMap(({ url, words }) => {
    const id = photoKey(url);
    return id ? [{ id, words }] : [];
  });
  if (!viewer || viewer.id === ownerId || known.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon="more"
            size="s"
            label={label}
            className={clsx('absolute! right-2 bottom-2 z-1 bg-card print:hidden', className)}
          />
        }
      >
        {known.map(({ id, words }) => (
          <MenuItem key={id} icon="flag" onSelect={() => setReported(id)}>
            {words}
          </MenuItem>
        ))}
      </Menu>
      {reported && (
        <Suspense>
          <LazyReportForm
            reported={{ kind: 'photo', id: reported, name }}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
