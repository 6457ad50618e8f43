import { clsx } from 'clsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ChatLine } from './chat-lines.ts';
import type { Outgoing } from './outbox.ts';

type BubbleProps = {
  line: Extract<ChatLine, { kind: 'said' }>;
  otherName: string;
  onTryAgain: (message: Outgoing) => void;
};

/** A message: the viewer's own on the right, the other person's on the left. */
export function Bubble({ line, otherName, onTryAgain }: BubbleProps) {
  const { text, mine, stamp, at, delivered, failed } = line;
  return (
    <div className={clsx('flex max-w-full flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <p
        className={clsx(
          'w-fit max-w-[min(84%,29rem)] rounded-[16px] px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap',
          mine ? 'rounded-br-[4px] bg-mine text-on-mine' : 'rounded-bl-[4px] bg-tag',
        )}
      >
        <span className="sr-only">{mine ? 'You: ' : `${otherName}: `}</span>
        {text}
      </p>
      {stamp && (
        <p
          className={clsx(
            'flex items-center gap-1.5 text-s tabular-nums',
            failed ? 'text-danger' : 'text-ink-2',
          )}
        >
          {delivered && <Icon name="check" size="s" />}
          <time dateTime={at}>{stamp}</time>
          {failed && (
            <Button variant="quiet" className="min-h-9! py-0!" onClick={() => onTryAgain(failed)}>
              Try again
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
