import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { Button } from '#web/ui/button.tsx';

/** The buttons under a profile form: what saves, and what leaves it as it is. */
export type FormButtons = { save: string; leave?: ReactNode };

export function ProfileFormButtons({ save, leave, busy }: FormButtons & { busy: boolean }) {
  const { isDirty, isSubmitting } = useFormContext().formState;
  useUnsaved(isDirty && !isSubmitting);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {leave}
      <Button type="submit" variant="primary" busy={busy && 'Saving...'}>
        {save}
      </Button>
    </div>
  );
}
