import { Suspense, useState } from 'react';
import type { Certification, CertifiedAs } from '#contract/profiles/certifications.ts';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { recordWords, stateOf } from './certification-words.ts';
import { useOwnCertifications } from './certifications.api.ts';

const CertificationForm = lazyPart(() => import('./certification-form.tsx'));

/** The viewer's own certifications of a profile, to add, edit and remove. */
export function OwnCertifications({ as }: { as: CertifiedAs }) {
  const certifications = useOwnCertifications();
  const [task, setTask] = useState<{ record?: Certification }>();
  const own = certifications.data?.filter((record) => record.as === as) ?? [];
  return (
    <FoldingSection
      id={`certifications-${as}`}
      title="Certifications"
      line={own.length > 0 ? own.map(({ title }) => title).join(', ') : 'None yet'}
      action={<AddButton what="certification" onClick={() => setTask({})} />}
    >
      {certifications.isPending && <LoadingLines className="h-16" />}
      {certifications.isLoadingError && (
        <FailedQuery query={certifications} title="Your certifications did not load" />
      )}
      {certifications.data && own.length === 0 && (
        <p className="text-ink-2">
          None yet. Add the certificate, and an admin checks it; then it shows with a rosette.
        </p>
      )}
      {own.length > 0 && (
        <ul>
          {own.map((record) => (
            <OneRecord key={record.id} record={record} onEdit={() => setTask({ record })} />
          ))}
        </ul>
      )}
      <Suspense>
        {task && <CertificationForm as={as} {...task} onClose={() => setTask(undefined)} />}
      </Suspense>
    </FoldingSection>
  );
}

function OneRecord({ record, onEdit }: { record: Certification; onEdit: () => void }) {
  const { words, tone } = stateOf(record);
  const remove = useAction('DELETE /api/certifications/:id', {
    done: { title: 'The certification was removed' },
    failed: 'It was not removed',
  });
  const { id, title, status, proofUrl, proofType, refusal } = record;
  const lacksProof = status === 'declared' && proofUrl === null;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-l wrap-anywhere">{title}</h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="text-s wrap-anywhere text-ink-2">{recordWords(record) || 'No issuer or dates yet.'}</p>
      {refusal !== null && (
        <Note tone="warn">
          <b>We could not confirm it:</b> {refusal} Others do not see it until you correct it.
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-label={lacksProof ? `Add proof of ${title}` : `Edit ${title}`} onClick={onEdit}>
          <Icon name="pencil" size="s" />
          {lacksProof ? 'Add proof' : 'Edit'}
        </Button>
        <ConfirmButton
          aria-label={`Remove ${title}`}
          dialog={{
            title: `Remove ${title}?`,
            description: 'The record and its proof will be deleted.',
            cancel: 'Keep it',
            confirm: 'Remove',
            busy: remove.busy && 'Removing...',
            danger: true,
          }}
          onConfirm={() => remove.run({ params: { id } })}
        >
          Remove
        </ConfirmButton>
        {proofUrl !== null && <ProofLink proof={{ url: proofUrl, type: proofType ?? 'photo' }} of={title} />}
      </div>
    </li>
  );
}
