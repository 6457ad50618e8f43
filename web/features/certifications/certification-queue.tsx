import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AdminCertification } from '#contract/profiles/certifications.ts';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { pages, polled } from '#web/lib/api/query.ts';
import { daysAgo, monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { kindWords, stateOf } from './certification-words.ts';

const DecideCertification = lazyPart(() => import('./decide-certification.tsx'));
type Asked = { record: AdminCertification; decision: 'check' | 'refuse' };
const lists = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const;

/** For admins: certifications with their proofs, to check or refuse. */
export default function CertificationQueue() {
  const [show, setShow] = useState<'waiting' | 'decided'>('waiting');
  const [asked, setAsked] = useState<Asked>();
  const records = useInfiniteQuery({
    ...pages('GET /api/admin/certifications', { query: { show } }),
    ...polled,
    staleTime: 0,
  });
  return (
    <section aria-label="Certifications" className="grid gap-4">
      <SegmentedControl
        label="Which certifications"
        className="sm:max-w-80"
        options={lists}
        value={show}
        onChange={setShow}
      />
      <QueryList
        query={records}
        failed="The certifications did not load"
        loading={<LoadingLines className="h-40" />}
        empty={<EmptyState title={show === 'waiting' ? 'No proofs to check' : 'None was decided yet'} />}
      >
        {(all) => (
          <ul aria-label="Certifications">
            {all.map((record) => (
              <Claim
                key={record.id}
                record={record}
                onDecide={(decision) => setAsked({ record, decision })}
              />
            ))}
          </ul>
        )}
      </QueryList>
      <Suspense>{asked && <DecideCertification {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </section>
  );
}

type ClaimProps = { record: AdminCertification; onDecide: (decision: Asked['decision']) => void };

/** What the holder claims on the left, the proof on the right. */
function Claim({ record, onDecide }: ClaimProps) {
  const { title, holder, issuer, kind, number, issuedOn, expiresOn, decision, status } = record;
  const { words, tone } = stateOf(record);
  const refuse = status === 'declared' ? 'Refuse' : 'Take back the check';
  return (
    <li className="grid items-start gap-4 border-t border-line py-5 md:grid-cols-2">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-l wrap-anywhere">{title}</h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
          <Line label="Name">{holder.name}</Line>
          <Line label="Given by">{issuer}</Line>
          <Line label="What it is">{kind && kindWords[kind]}</Line>
          <Line label="Number">{number}</Line>
          <Line label="Given on">{issuedOn && monthDayYear(issuedOn)}</Line>
          <Line label="Good until">{expiresOn && monthDayYear(expiresOn)}</Line>
        </dl>
        {decision ? (
          <p className="wrap-anywhere">
            <b>
              {decision.by ?? 'Before there were records'}, {monthDayYear(decision.at)}:
            </b>{' '}
            {decision.reason ?? 'Listed as checked'}
          </p>
        ) : (
          <p className="text-s text-ink-2">Handed in {daysAgo(record.updatedAt).toLowerCase()}</p>
        )}
        {status !== 'refused' && (
          <div className="flex flex-wrap gap-2">
            {status === 'declared' && (
              <Button
                variant="primary"
                aria-label={`It matches: ${title} of ${holder.name}`}
                onClick={() => onDecide('check')}
              >
                It matches
              </Button>
            )}
            <Button aria-label={`${refuse}: ${title} of ${holder.name}`} onClick={() => onDecide('refuse')}>
              {refuse}
            </Button>
          </div>
        )}
      </div>
      <Proof record={record} />
    </li>
  );
}

function Line({ label, children }: { label: string; children: string | null }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className={children === null ? 'text-ink-2' : 'font-strong'}>{children ?? 'Not given'}</dd>
    </>
  );
}

function Proof({ record: { title, holder, proofUrl, proofType } }: { record: AdminCertification }) {
  if (proofUrl === null) return <p className="text-ink-2">There is no proof.</p>;
  const of = `${title} of ${holder.name}`;
  return (
    <div className="grid justify-items-start gap-1">
      {proofType === 'photo' && (
        <img
          src={`${proofUrl}?size=large`}
          alt={`Proof of ${of}`}
          loading="lazy"
          className="max-h-112 w-auto max-w-full rounded-s border border-line bg-tag"
        />
      )}
      <ProofLink proof={{ url: proofUrl, type: proofType ?? 'photo' }} of={of} />
    </div>
  );
}
