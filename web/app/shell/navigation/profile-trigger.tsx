import type { ComponentProps } from 'react';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/live-region.tsx';

type ProfileFaceProps = ComponentProps<'button'> & { name: string; src?: string | null };

/** The button of the profile menu, rendered before the menu is loaded so that nothing moves. */
export function ProfileTrigger({ name, src, ...rest }: ProfileFaceProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      data-tour="profile"
      className="inline-flex min-h-11 items-center gap-1 rounded-pill"
      {...rest}
    >
      <VisuallyHidden>Profile menu</VisuallyHidden>
      {name ? (
        <PersonAvatar name={name} src={src} size="s" />
      ) : (
        <span className="size-9 rounded-pill bg-tag" aria-hidden="true" />
      )}
      <Icon name="down" size="s" />
    </button>
  );
}
