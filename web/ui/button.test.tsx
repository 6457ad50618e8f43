// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';

import { Button } from './button.tsx';

test('while busy it keeps the focus, refuses clicks and does not submit', async () => {
  const user = userEvent.setup();
  const clicked = vi.fn<() => void>();
  const submitted = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <form onSubmit={submitted}>
      <Button type="submit" busy={busy && 'Processing...'} onClick={clicked}>
        Pay $5.59
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('a double click counts once if the handler starts work, and twice otherwise', async () => {
  const user = userEvent.setup();
  const begun = vi.fn<() => void>();
  const submitted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const turned = vi.fn<() => void>();
  render(
    <form onSubmit={submitted}>
      <Button busy={false} onClick={begun}>
        Withdraw
      </Button>
      <Button type="submit" busy={false}>
        Cancel shift
      </Button>
      <Button onClick={turned}>Next</Button>
    </form>,
  );
  for (const name of ['Withdraw', 'Cancel shift', 'Next'])
    await user.dblClick(screen.getByRole('button', { name }));
  expect(begun).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(turned).toHaveBeenCalledTimes(2);
});

test('asChild styles a link as the button', () => {
  render(
    <Button asChild variant="primary" big>
      <a href="/register" className="underline">
        Sign Up
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Sign Up' });
  expect(link.className).toBe('btn btn-primary btn-big underline');
});
