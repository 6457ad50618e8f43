import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { personalDataApi } from '#contract/personal-data.ts';
import type { Closing } from '#contract/personal-data.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PasswordField } from '#web/ui/forms/form-fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { forgetSession } from '../identity.api.ts';
import { Cancelled, Lost, OpenList } from './closing-lists.tsx';

type CloseDialogProps = { onClose: () => void };

/** Shows what closing the account does, and closes it with the password. */
export default function CloseDialog({ onClose }: CloseDialogProps) {
  const closing = useQuery({ ...query('GET /api/account/closing'), staleTime: 0 });
  const { data } = closing;
  if (data && !data.refusal && data.unfinished.length === 0)
    return <CloseForm closing={data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? 'Your account cannot be closed yet' : 'Close your account'}
    >
      {closing.isPending && <LoadingLines className="h-11" />}
      {closing.isError && !data && (
        <FailedQuery query={closing} title="What would be cancelled did not load" />
      )}
      {data && <Obstacles closing={data} />}
      <Actions>
        <Button onClick={onClose}>Back</Button>
      </Actions>
    </Dialog>
  );
}

function Obstacles({ closing: { refusal, unfinished } }: { closing: Closing }) {
  return (
    <div className="grid gap-4">
      {refusal && <Note tone="warn">{refusal}</Note>}
      {unfinished.length > 0 && (
        <>
          <p>Others count on this. Please finish it first:</p>
          <OpenList label="To be finished" work={unfinished} linked />
        </>
      )}
    </div>
  );
}

function CloseForm({ closing, onClose }: CloseDialogProps & { closing: Closing }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = useDraft({
    values: { password: '' },
    schema: personalDataApi['POST /api/account/close'].body,
    bodyOf: ({ password }) => ({ password, seen: closing.seen }),
  });
  const close = useAction('POST /api/account/close', {
    done: {
      title: 'Your account is closed',
      description: 'Everyone you had work with has been notified. Your data is being removed.',
    },
    failed: 'Your account is still open',
    refused: draft.refused,
    accepted() {
      forgetSession(client);
      void navigate(href('landing'));
    },
  });
  return (
    <FormDialog
      draft={draft}
      title="Close your account"
      description="This cannot be undone."
      lost="Your account stays open."
      danger
      submit="Close my account for good"
      busy="Closing..."
      cancel="Keep my account"
      send={({ password }) => close.run({ body: { password, seen: closing.seen } })}
      onClose={onClose}
    >
      <Cancelled work={closing.cancelled} />
      <Lost lost={closing.lost} />
      <Note>
        Your messages, reviews and finished work stay with the people you worked with, under the name “Former
        member”. Invoices stay without your name, as the law asks. To keep a copy of your data, download it
        first.
      </Note>
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
    </FormDialog>
  );
}
