import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '#contract/clients/clients.ts';
import type { PetTransfer } from '#contract/pet-transfers.ts';
import { smsHref } from '#web/domain/client-messages/phone-links.ts';
import { waysTo } from '#web/domain/client-messages/ways-to.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { shareText } from '#web/lib/share-text.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** Invites a client to keep their pets' record, and says what became of it. */
export function InviteClient({ client }: { client: Client }) {
  const links = useQuery(query('GET /api/clients/:id/transfers', { params: { id: client.id } }));
  const [path, setPath] = useState<string>();
  const invite = useAction('POST /api/clients/:id/transfers', {
    failed: 'The link was not made',
    accepted: (made) => setPath(made.path),
  });
  const kept = client.pets.filter((pet) => pet.managed && !pet.archived && !pet.diedOn);
  const shown = (links.data ?? []).filter(({ state }) => state !== 'ended').slice(0, 3);
  if (kept.length === 0 && shown.length === 0) return null;
  const names = listed(kept.map(({ name }) => `${name}’s`));
  return (
    <SectionCard id="take-over" title="Their own record">
      {kept.length > 0 && (
        <>
          <p className="wrap-anywhere">
            Let {client.firstName} keep {names} record: vaccinations, medicines and whom to call, always up to
            date. It is free for them. Style, private notes, handling and usual price stay yours alone.
          </p>
          <Button
            className="justify-self-start"
            busy={invite.busy && 'Making the link...'}
            onClick={() => void invite.run({ params: { id: client.id } })}
          >
            Invite {client.firstName} to keep {names} record
          </Button>
        </>
      )}
      {path && kept.length > 0 && (
        <Send client={client} url={new URL(path, window.location.origin).href} names={names} />
      )}
      {shown.map((link) => (
        <OneLink key={link.id} link={link} />
      ))}
    </SectionCard>
  );
}

function Send({ client, url, names }: { client: Client; url: string; names: string }) {
  const text = `Hi ${client.firstName}, here you can keep ${names} record yourself, for free: ${url}`;
  const way = waysTo(client);
  return (
    <Note icon="link">
      <div className="grid justify-items-start gap-2">
        <p className="wrap-anywhere select-all">{url}</p>
        <div className="flex flex-wrap gap-2">
          {way.text && (
            <Button asChild>
              <a href={smsHref(way.text, text)}>
                <Icon name="message" size="s" />
                Text it
              </a>
            </Button>
          )}
          {way.mail && (
            <Button asChild>
              <a
                href={`mailto:${way.mail}?subject=${encodeURIComponent('Your pets’ record')}&body=${encodeURIComponent(text)}`}
              >
                <Icon name="mail" size="s" />
                Email it
              </a>
            </Button>
          )}
          <Button onClick={() => void shareText({ what: 'Link', title: 'Your pets’ record', text })}>
            <Icon name="share" size="s" />
            Share it
          </Button>
        </div>
      </div>
    </Note>
  );
}

function OneLink({ link: { id, state, expiresAt, takenOver, actions } }: { link: PetTransfer }) {
  const end = useAction('POST /api/transfers/:id/end', {
    done: { title: 'The link has ended' },
    failed: 'The link was not ended',
  });
  const undo = useAction('POST /api/transfers/:id/undo', {
    done: { title: 'The pets are back in your book' },
    failed: 'The pets were not taken back',
  });
  const params = { id };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 tabular-nums">
      <p className="min-w-0 wrap-anywhere">
        {takenOver
          ? `${takenOver.by} took over ${listed(takenOver.pets)} on ${monthDayYear(takenOver.at)}.`
          : `A link is open until ${monthDayYear(expiresAt)}.`}
        {state === 'undone' && ' You took them back.'}
        {actions.includes('undo') &&
          takenOver &&
          ` You can undo it until ${monthDayYear(takenOver.undoUntil)}.`}
      </p>
      {actions.includes('end') && (
        <Button variant="quiet" busy={end.busy} onClick={() => void end.run({ params })}>
          End the link
        </Button>
      )}
      {actions.includes('undo') && (
        <ConfirmButton
          variant="quiet"
          dialog={{
            title: 'Take the pets back?',
            description:
              'For when this is not your client. You keep the record again, and they see neither the pets nor your visits.',
            confirm: 'Take them back',
            danger: true,
          }}
          onConfirm={() => undo.run({ params })}
        >
          Not my client
        </ConfirmButton>
      )}
    </div>
  );
}
