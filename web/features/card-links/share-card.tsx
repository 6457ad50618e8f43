import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardLink } from '#contract/card-links.ts';
import type { RecordDays } from '#contract/pets/record-days.ts';
import { LinkDaysField } from '#web/domain/share-links/link-days-field.tsx';
import { LinkRow } from '#web/domain/share-links/link-row.tsx';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { shareText } from '#web/lib/share-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type ShareCardProps = {
  visitId: string;
  /** 'Bella and Miso' */
  names: string;
  onClose: () => void;
};

/** Makes a link and a picture of the report card for family and friends, and ends links. */
export default function ShareCard({ visitId, names, onClose }: ShareCardProps) {
  const links = useQuery(query('GET /api/visits/:id/card-links', { params: { id: visitId } }));
  const [days, setDays] = useState('30');
  const [made, setMade] = useState<{ id: string; path: string; picture: string }>();
  const make = useAction('POST /api/visits/:id/card-links', {
    failed: 'The link was not made',
    accepted: setMade,
  });
  const url = made && new URL(made.path, window.location.origin).href;
  const title = `${names}, just groomed`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share the report card"
      description="Whoever has the link sees the photos and the text, without the price, your address and your name."
    >
      {made && url ? (
        <div className="grid gap-4">
          <img
            src={made.picture}
            alt={`${names} and what was done, as the link shows it`}
            width={1200}
            height={630}
            className="aspect-1200/630 w-full rounded-m border border-line bg-accent-soft object-cover"
          />
          <p className="wrap-anywhere select-all">{url}</p>
          <p className="text-s text-ink-2">Copy it now: it is shown only once.</p>
          <div className="grid gap-2 sm:flex">
            <Button variant="primary" onClick={() => void shareText({ what: 'Link', title, text: url })}>
              <Icon name="share" size="s" />
              Share the link
            </Button>
            <Button asChild>
              <a href={made.picture} download={`${names} report card.png`}>
                <Icon name="download" size="s" />
                Save the picture
              </a>
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          <LinkDaysField value={days} onChange={setDays} />
          <Button
            variant="primary"
            className="justify-self-start"
            busy={make.busy && 'Making...'}
            onClick={() =>
              void make.run({ params: { id: visitId }, body: { days: Number(days) as RecordDays } })
            }
          >
            Make a link
          </Button>
        </div>
      )}
      {links.isLoadingError && <FailedQuery query={links} title="Your links did not load" />}
      {links.data && links.data.length > 0 && (
        <ul className="mt-4 grid" aria-label="Links that work now">
          {links.data.map((link) => (
            <OneLink
              key={link.id}
              visitId={visitId}
              link={link}
              onEnded={() => setMade((shown) => (shown?.id === link.id ? undefined : shown))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type OneLinkProps = { visitId: string; link: CardLink; onEnded: () => void };

function OneLink({ visitId, link, onEnded }: OneLinkProps) {
  const end = useAction('DELETE /api/visits/:id/card-links/:linkId', {
    done: { title: 'The link has ended' },
    failed: 'The link was not ended',
    accepted: onEnded,
  });
  return <LinkRow link={link} onEnd={() => end.run({ params: { id: visitId, linkId: link.id } })} />;
}
