// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { Menu, MenuItem } from './menu.tsx';

function Example({ autofocus = false }: { autofocus?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Apply" description="One day in Austin">
        <Field label="Message">
          <Input data-autofocus={autofocus || undefined} />
        </Field>
      </Dialog>
    </>
  );
}

test('the focus starts on the dialog, which is announced by title and description, and returns', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Apply', description: 'One day in Austin' });
  expect(document.activeElement).toBe(dialog);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('the focus starts on the element with data-autofocus', async () => {
  const user = userEvent.setup();
  render(<Example autofocus />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
});

test('a tap outside closes it, but not after something was typed', async () => {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'I can start at 8');
  await user.click(document.body);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'I can start at 8');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Tab stays inside the dialog', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('a confirmation focuses its cancel button and ignores clicks while busy', async () => {
  const user = userEvent.setup();
  const confirmed = vi.fn<() => void>();
  const question = { open: true, title: 'Withdraw?', description: 'Renee is told now.', confirm: 'Withdraw' };
  const { rerender } = render(
    <ConfirmDialog {...question} cancel="Keep it" onOpenChange={() => undefined} onConfirm={confirmed} />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(confirmed).toHaveBeenCalledOnce();
  rerender(
    <ConfirmDialog
      {...question}
      busy="Withdrawing..."
      onOpenChange={() => undefined}
      onConfirm={confirmed}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Withdrawing...' }));
  expect(confirmed).toHaveBeenCalledOnce();
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Edit">
        Fields
      </Dialog>
    </>
  );
}

test('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  const user = userEvent.setup();
  render(<FromMenu />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('the second click of a double tap that closes the dialog hits nothing behind it', async () => {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const behind = vi.fn();
  function Sending() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={behind}>Messages</Button>
        {open && (
          <Dialog
            open
            onOpenChange={setOpen}
            title="Apply"
            actions={<Button onClick={() => setOpen(false)}>Send</Button>}
          />
        )}
      </>
    );
  }
  render(<Sending />);
  const tap = (target: Element, clientX: number) =>
    user.pointer({ keys: '[TouchA]', target, coords: { clientX, clientY: 700 } });
  const messages = screen.getByText('Messages');
  await tap(screen.getByRole('button', { name: 'Send' }), 180);
  expect(screen.queryByRole('dialog')).toBeNull();
  await tap(messages, 184);
  expect(behind).not.toHaveBeenCalled();
  await tap(messages, 300);
  expect(behind).toHaveBeenCalledOnce();
  await tap(messages, 184);
  expect(behind).toHaveBeenCalledTimes(2);
});
