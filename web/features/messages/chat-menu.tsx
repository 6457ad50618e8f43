import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import type { OtherPerson } from './person-words.ts';
import type { Reported } from '#web/domain/reports/report-form.tsx';

type ChatMenuProps = { other: OtherPerson; onReport: (reported: Reported) => void };

/** What can be done with a conversation: mute it, report or block the other person. */
export function ChatMenu({ other, onReport }: ChatMenuProps) {
  const [blocks, setBlocks] = useState(false);
  const navigate = useNavigate();
  const mute = useAction('PUT /api/messages/:userId/:otherUserId/muted', { failed: 'Nothing was changed' });
  const block = useAction('POST /api/blocks', {
    done: { title: `${other.name} is blocked`, description: 'Neither of you sees or reaches the other.' },
    failed: `${other.name} was not blocked`,
  });
  const setMuted = (muted: boolean) =>
    void mute.run(
      { params: { userId: 'current-user', otherUserId: other.id }, body: { muted } },
      { done: { title: muted ? 'Muted: you get no reminders' : 'Reminders are on again' } },
    );
  async function confirmBlock() {
    const worked = await block.run({ body: { userId: other.id } });
    setBlocks(false);
    if (worked) void navigate(href('messages'));
  }
  return (
    <>
      <Menu trigger={<IconButton icon="more" label="More" className="flex-none" />}>
        {other.muted !== undefined && (
          <MenuItem icon="bell" onSelect={() => setMuted(!other.muted)}>
            {other.muted ? 'Unmute' : 'Mute'}
          </MenuItem>
        )}
        <MenuItem icon="flag" onSelect={() => onReport({ kind: 'person', id: other.id, name: other.name })}>
          Report
        </MenuItem>
        {!other.hasLeft && (
          <MenuItem icon="block" danger onSelect={() => setBlocks(true)}>
            Block
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={blocks}
        onOpenChange={setBlocks}
        title={`Block ${other.name}?`}
        description="Neither of you will see or reach the other, and open applications and offers between you end. A booked shift or visit stays booked: you can write about it here until it ends."
        confirm="Block"
        danger
        busy={block.busy && 'Blocking...'}
        onConfirm={() => void confirmBlock()}
      />
    </>
  );
}
