import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordLink } from '#contract/pets/pet-records.ts';
import type { RecordDays } from '#contract/pets/record-days.ts';
import { LinkDaysField } from '#web/domain/share-links/link-days-field.tsx';
import { LinkRow } from '#web/domain/share-links/link-row.tsx';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { shareText } from '#web/lib/share-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** Makes links with which a vet, a sitter or a kennel reads the record, and ends them. */
export function RecordLinks({ petId, name }: { petId: string; name: string }) {
  const links = useQuery(query('GET /api/pets/:id/record-links', { params: { id: petId } }));
  const [days, setDays] = useState('30');
  const [made, setMade] = useState<{ id: string; path: string }>();
  const make = useAction('POST /api/pets/:id/record-links', {
    failed: 'The link was not made',
    accepted: setMade,
  });
  const url = made && new URL(made.path, window.location.origin).href;
  return (
    <SectionCard id="share" title="Share this page">
      <p>
        For a vet, a sitter or a kennel. Whoever has the link reads this page without an account, and sees
        your name and phone.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkDaysField value={days} onChange={setDays} />
        <Button
          variant="primary"
          busy={make.busy && 'Making...'}
          onClick={() => void make.run({ params: { id: petId }, body: { days: Number(days) as RecordDays } })}
        >
          Make a link
        </Button>
      </div>
      {url && (
        <Note icon="link">
          <div className="grid justify-items-start gap-2">
            <p>
              <b>Copy it now: it is shown only once.</b>
            </p>
            <p className="wrap-anywhere select-all">{url}</p>
            <Button onClick={() => void shareText({ what: 'Link', title: `${name}’s record`, text: url })}>
              <Icon name="share" size="s" />
              Share the link
            </Button>
          </div>
        </Note>
      )}
      {links.isLoadingError && <FailedQuery query={links} title="Your links did not load" />}
      {links.data && links.data.length > 0 && (
        <ul className="grid" aria-label="Links that work now">
          {links.data.map((link) => (
            <OneLink
              key={link.id}
              petId={petId}
              link={link}
              onEnded={() => setMade((shown) => (shown?.id === link.id ? undefined : shown))}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

type OneLinkProps = { petId: string; link: RecordLink; onEnded: () => void };

function OneLink({ petId, link, onEnded }: OneLinkProps) {
  const end = useAction('DELETE /api/pets/:id/record-links/:linkId', {
    done: { title: 'The link has ended' },
    failed: 'The link was not ended',
    accepted: onEnded,
  });
  return (
    <LinkRow link={link} onEnd={() => end.run({ params: { id: petId, linkId: link.id } })}>
      <span className="block text-s text-ink-2">
        {link.opened === 0
          ? 'Not opened yet'
          : `Opened ${link.opened === 1 ? 'once' : `${link.opened} times`}, last on ${monthDayYear(link.lastOpenedAt ?? link.createdAt)}`}
      </span>
    </LinkRow>
  );
}
