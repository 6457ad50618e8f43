import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import type { FormButtons } from './profile-form.tsx';

/** Props of a section's form: a function to close it, and its buttons. */
export type SectionForm = { close: () => void; buttons: FormButtons };

type ProfileSectionProps = {
  title: string;
  /** Its content in a few words. */
  line: ReactNode;
  /** Content while reading. */
  children: ReactNode;
  /** Renders the form that replaces the content; `close` returns to the content. */
  renderForm: (section: SectionForm) => ReactNode;
};

/** A part of the viewer's profile, read or edited in place. */
export function ProfileSection({ title, line, children, renderForm }: ProfileSectionProps) {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <FoldingSection
      id={id}
      title={title}
      line={line}
      action={
        !editing && (
          <Button aria-label={`Edit ${title.toLowerCase()}`} onClick={() => setEditing(true)}>
            <Icon name="pencil" size="s" />
            Edit
          </Button>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          {renderForm({
            close,
            buttons: { save: 'Save changes', leave: <Button onClick={close}>Cancel</Button> },
          })}
        </Suspense>
      ) : (
        children
      )}
    </FoldingSection>
  );
}
