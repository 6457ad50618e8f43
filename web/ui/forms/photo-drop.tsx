import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';

import { Button } from '../button.tsx';
import { FieldError } from './field.tsx';
import { Icon } from '../icon.tsx';
import { Progress } from '../data/progress.tsx';

type PhotoDropProps = {
  /** The label of the button, e.g. "Add photo". */
  label: string;
  hint?: ReactNode;
  /** The accepted types, as an `accept` attribute. */
  accept: string;
  multiple?: boolean;
  /** 0 to 100 during an upload, else null. */
  progress: number | null;
  error?: ReactNode;
  onFiles: (files: File[]) => void;
  /** Earlier photos, shown next to the button. */
  children?: ReactNode;
  className?: string;
};

/** Takes photos from the device by button or by drag and drop. */
export function PhotoDrop({
  label,
  hint,
  accept,
  multiple = false,
  progress,
  error,
  onFiles,
  children,
  className,
}: PhotoDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
    if (input.current) input.current.value = '';
  };
  const drag = (event: DragEvent, entering: boolean) => {
    event.preventDefault();
    setOver(entering);
  };
  return (
    <div
      className={clsx(
        'grid gap-3 rounded-m border-[1.5px] border-dashed p-4',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
        className,
      )}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        id={id}
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => take(target.files)}
      />
      {progress === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button onClick={() => input.current?.click()} aria-describedby={hint ? `${id}-hint` : undefined}>
            <Icon name="camera" size="s" />
            {label}
          </Button>
          {hint && (
            <p id={`${id}-hint`} className="hint">
              {hint}
            </p>
          )}
        </div>
      ) : (
        <Progress label="Uploading" value={progress} />
      )}
      <div aria-live="polite">
        <FieldError>{error}</FieldError>
      </div>
    </div>
  );
}
