import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longestMessage, messageWords } from '#contract/client-messages.ts';
import type { MessageKind, Template } from '#contract/client-messages.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

const labels: Record<MessageKind, string> = {
  confirmation: 'After booking',
  reminder: 'Reminder',
  moved: 'New time',
  repriced: 'New price',
  time_declined: 'No to another time',
  cancelled: 'Cancelled',
  series_changed: 'Series changed',
  series_cancelled: 'Visits of a series cancelled',
  on_my_way: 'On my way',
  running_late: 'Running late',
  here: 'At the door',
  expected: 'Expected and not there',
  ready: 'Ready',
  no_show: 'Missed visit',
  report_card: 'Report card',
  price_change: 'Higher price',
  receipt: 'Receipt',
  due: 'Due for a groom',
  earlier: 'Earlier time',
};

/** The texts of messages to clients, which a provider words as they speak. */
export function MessageTemplates() {
  const templates = useQuery(query('GET /api/message-templates'));
  const [edited, setEdited] = useState<MessageKind>();
  return (
    <SectionCard id="client-messages" title="Messages to clients">
      <p className="text-ink-2">
        Texts leave from your own phone with these words ready. The link shows the client their visit, to
        confirm, move or cancel it without an account. Clients who gave an email address get an email when you
        book, move or cancel, unless you choose otherwise.
      </p>
      {templates.isPending && <LoadingLines className="h-12" />}
      {templates.isLoadingError && <FailedQuery query={templates} title="Your messages did not load" />}
      <ul className="grid gap-3">
        {templates.data?.map((template) => (
          <li
            key={template.kind}
            className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            {edited === template.kind ? (
              <EditTemplate template={template} onDone={() => setEdited(undefined)} />
            ) : (
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-semibold">{labels[template.kind]}</p>
                  <p className="text-ink-2 wrap-anywhere">{template.body}</p>
                </div>
                <Button
                  variant="quiet"
                  aria-label={`Edit: ${labels[template.kind]}`}
                  onClick={() => setEdited(template.kind)}
                >
                  Edit
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function EditTemplate({ template, onDone }: { template: Template; onDone: () => void }) {
  const { kind, isUsual } = template;
  const [body, setBody] = useState(template.body);
  const save = useAction('PUT /api/message-templates/:kind', { done: { title: 'Saved' } });
  const send = (written: string) =>
    void save.run({ params: { kind }, body: { body: written } }).then((saved) => saved && onDone());
  return (
    <div className="grid gap-3">
      <Field
        label={labels[kind]}
        hint={`Words you can use: ${messageWords[kind].map((word) => `{${word}}`).join(' ')}`}
        error={save.failure}
      >
        <Textarea
          value={body}
          rows={3}
          maxLength={longestMessage}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {!isUsual && (
          <Button variant="quiet" onClick={() => send('')}>
            Use the usual text
          </Button>
        )}
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="primary" busy={save.busy && 'Saving...'} onClick={() => send(body)}>
          Save
        </Button>
      </div>
    </div>
  );
}
