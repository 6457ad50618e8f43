import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import type { ChatLine } from './chat-lines.ts';
import { strangerWarning } from './contact-details.ts';
import type { Outgoing } from './kept-messages.ts';

type BubbleProps = {
  line: Extract<ChatLine, { kind: 'said' }>;
  otherName: string;
  isStranger: boolean;
  /** Shown after a search. */
  isFound: boolean;
  onReport: (messageId: string) => void;
  onTryAgain: (message: Outgoing) => void;
};

/** A message: the viewer's own on the right, the other person's on the left. */
export function Bubble({ line, otherName, isStranger, isFound, onReport, onTryAgain }: BubbleProps) {
  const { id, text, photoUrls, mine, stamp, at, delivered, failed } = line;
  const warning = isStranger && !mine ? strangerWarning(text) : undefined;
  return (
    <div
      id={id && `message-${id}`}
      className={clsx('flex max-w-full flex-col gap-1', mine ? 'items-end' : 'items-start')}
    >
      {photoUrls.length > 0 && <PhotoStrip urls={photoUrls} from={mine ? 'you' : otherName} />}
      {text && (
        <p
          className={clsx(
            'w-fit max-w-[min(84%,29rem)] rounded-[16px] px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap',
            isFound && 'ring-2 ring-accent ring-offset-2 ring-offset-card',
            mine ? 'rounded-br-[4px] bg-mine text-on-mine' : 'rounded-bl-[4px] bg-tag',
          )}
        >
          <span className="sr-only">{mine ? 'You: ' : `${otherName}: `}</span>
          {text}
        </p>
      )}
      {warning && (
        <p className="flex max-w-[min(84%,29rem)] items-start gap-1.5 text-s text-ink-2">
          <Icon name="shield-alert" size="s" className="mt-0.5 flex-none" />
          {warning}
        </p>
      )}
      {stamp && (
        <div className="flex items-center gap-1">
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
          {!mine && id && (
            <Menu trigger={<IconButton icon="more" size="s" label={`More for the message of ${stamp}`} />}>
              <MenuItem icon="flag" onSelect={() => onReport(id)}>
                Report
              </MenuItem>
            </Menu>
          )}
        </div>
      )}
    </div>
  );
}

type PhotoStripProps = { urls: readonly string[]; from: string };

/** The photos of a message as thumbnails; each opens in full. */
function PhotoStrip({ urls, from }: PhotoStripProps) {
  const [shown, setShown] = useState<number>();
  const nameOf = (index: number) =>
    urls.length === 1 ? `photo from ${from}` : `photo ${index + 1} of ${urls.length} from ${from}`;
  return (
    <>
      <ul className="flex max-w-[min(84%,29rem)] flex-wrap gap-1.5">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`View ${nameOf(index)}`}
              className="block overflow-hidden rounded-m border border-line"
              onClick={() => setShown(index)}
            >
              <img
                src={`${url}?size=small`}
                alt=""
                width={128}
                height={128}
                className="size-32 bg-sunk object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Dialog
          open
          onOpenChange={() => setShown(undefined)}
          title={nameOf(shown).replace('p', 'P')}
          shape="large"
        >
          <img
            src={`${urls[shown] ?? ''}?size=large`}
            alt={nameOf(shown)}
            className="mx-auto max-h-[70dvh] max-w-full rounded-m object-contain"
          />
        </Dialog>
      )}
    </>
  );
}
