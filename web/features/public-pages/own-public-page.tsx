import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnPublicPage, PublicRole } from '#contract/profiles/public-pages.ts';
import { useSite } from '#web/domain/site/site.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { copyAddress, ShareLink } from './share-link.tsx';

const PrintedCode = lazyPart(() => import('./printed-code.tsx'));

type OwnPublicPageSectionProps = {
  as: PublicRole;
  name: string;
  /** What the profile lacks, in words; empty where it is complete. */
  missing: string;
  /** What comes before it in its card. */
  lead?: ReactNode;
};

/** The switch, the address and the printed code of one's own public page. */
export function OwnPublicPageSection({ as, name, missing, lead }: OwnPublicPageSectionProps) {
  const own = useQuery(query('GET /api/public-pages/own/:as', { params: { as } }));
  return (
    <FoldingSection id="public-page" title="Public page" line="What clients see">
      {lead}
      {own.isPending && <Skeleton className="h-24" />}
      {own.isLoadingError && <FailedQuery query={own} title="Your public page did not load" />}
      {own.data && <Settings page={own.data} name={name} missing={missing} />}
    </FoldingSection>
  );
}

const reasonWords = {
  hidden: 'It is hidden. Its address leads nowhere until you show it again.',
  incomplete: 'It shows once your profile is complete. Until then its address leads nowhere.',
  unlisted: 'It shows while you have a membership.',
};

type SettingsProps = { page: OwnPublicPage; name: string; missing: string };

function Settings({ page, name, missing }: SettingsProps) {
  const { siteUrl } = useSite();
  const [printing, setPrinting] = useState(false);
  const params = { as: page.as };
  const save = useAction('PUT /api/public-pages/own/:as', {
    done: ({ hidden }) => ({ title: hidden ? 'Your public page is hidden' : 'Your public page is shown' }),
    failed: 'This was not saved',
  });
  const renew = useAction('POST /api/public-pages/own/:as/renew', {
    done: { title: 'Your page has a new address', description: 'The old one leads to it.' },
    failed: 'The address was not changed',
  });
  const url = `${siteUrl}${publicPageOf(page)}`;
  return (
    <div className="grid gap-4">
      <p className="max-w-text text-ink-2">
        People without an account and search engines find your work, reviews and town on it. Your street,
        phone and email are not on it, except the address of a salon.
      </p>
      <Checkbox
        checked={!page.hidden}
        disabled={save.busy}
        onChange={(event) => void save.run({ params, body: { hidden: !event.target.checked } })}
      >
        Show my public page
      </Checkbox>
      {page.unseenBecause ? (
        <Note>
          {reasonWords[page.unseenBecause]}
          {page.unseenBecause === 'incomplete' && missing && ` Still missing: ${missing}.`}
        </Note>
      ) : (
        <>
          <p className="wrap-anywhere">
            <Link to={publicPageOf(page)} className="font-strong underline">
              {url.replace(/^https?:\/\//, '')}
            </Link>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copyAddress(url)}>
              <Icon name="copy" size="s" />
              Copy address
            </Button>
            <ShareLink url={url} title={`${name} on Wagwell`} />
            <Button aria-expanded={printing} onClick={() => setPrinting(!printing)}>
              <Icon name="print" size="s" />
              QR code
            </Button>
          </div>
          {printing && (
            <Suspense fallback={<Skeleton className="h-56" />}>
              <PrintedCode url={url} name={name} />
            </Suspense>
          )}
        </>
      )}
      {page.nextSlug && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-s text-ink-2">
            Your name reads differently now: the address could end in “{page.nextSlug}”.
          </p>
          <Button busy={renew.busy && 'Changing...'} onClick={() => void renew.run({ params })}>
            Use the new address
          </Button>
        </div>
      )}
    </div>
  );
}
