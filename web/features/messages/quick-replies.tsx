import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuickReply } from '#contract/messages/quick-replies.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

/** A menu of the provider's own short texts, which can be edited. */
export function QuickReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const { data: replies = [] } = useQuery(query('GET /api/quick-replies'));
  const [edits, setEdits] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon="bolt" label="Quick replies" />} side="top" align="start">
        {replies.map(({ id, content }) => (
          <MenuItem key={id} onSelect={() => onInsert(content)}>
            {content}
          </MenuItem>
        ))}
        <MenuItem icon="pencil" onSelect={() => setEdits(true)}>
          {replies.length === 0 ? 'Add quick replies' : 'Edit quick replies'}
        </MenuItem>
      </Menu>
      {edits && <QuickReplyDialog replies={replies} onClose={() => setEdits(false)} />}
    </>
  );
}

type QuickReplyDialogProps = { replies: readonly QuickReply[]; onClose: () => void };

function QuickReplyDialog({ replies, onClose }: QuickReplyDialogProps) {
  const [edited, setEdited] = useState<string>();
  const [content, setContent] = useState('');
  const failed = 'The quick reply was not saved';
  const add = useAction('POST /api/quick-replies', { failed });
  const change = useAction('PATCH /api/quick-replies/:id', { failed });
  const remove = useAction('DELETE /api/quick-replies/:id', { failed: 'The quick reply was not deleted' });
  const edit = (reply?: QuickReply) => {
    setEdited(reply?.id);
    setContent(reply?.content ?? '');
  };
  async function save() {
    const body = { content: content.trim() };
    const worked = edited ? await change.run({ params: { id: edited }, body }) : await add.run({ body });
    if (worked) edit();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Quick replies"
      description="Short texts that you send often, such as “On my way”."
    >
      <ul className="divide-y divide-line">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-1 py-1">
            <span className="min-w-0 grow wrap-anywhere">{reply.content}</span>
            <IconButton icon="pencil" label={`Edit “${reply.content}”`} onClick={() => edit(reply)} />
            <IconButton
              icon="trash"
              label={`Delete “${reply.content}”`}
              onClick={() => void remove.run({ params: { id: reply.id } })}
            />
          </li>
        ))}
      </ul>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={edited ? 'Change the quick reply' : 'New quick reply'}>
          <Input value={content} maxLength={200} onChange={({ target }) => setContent(target.value)} />
        </Field>
        <div className="flex justify-end gap-2">
          {edited && <Button onClick={() => edit()}>Cancel</Button>}
          <Button
            type="submit"
            variant="primary"
            disabled={content.trim() === ''}
            busy={(add.busy || change.busy) && 'Saving...'}
          >
            {edited ? 'Save' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
