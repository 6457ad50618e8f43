import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { promosApi } from '#contract/memberships/promos.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './form-fields.tsx';
import { Toaster } from '../overlays/toaster.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';

function CodeForm({ onClose }: { onClose: () => void }) {
  const draft = useDraft({
    values: { name: '', uses: '' },
    schema: promosApi['POST /api/admin/promo-codes'].body,
    bodyOf({ name, uses }) {
      if (uses === 'many') throw new RangeError('A half-filled form has no body');
      return { code: name, percentOff: 20, maxUses: Number(uses) };
    },
    problems: ({ uses }) => ({ uses: uses === 'many' && 'Say how many' }),
    names: { code: 'name', maxUses: 'uses' },
  });
  const create = useAction('POST /api/admin/promo-codes', {
    done: ({ code }) => ({ title: `${code} can be used` }),
    failed: 'The code was not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="New code"
      submit="Create"
      busy="Saving..."
      send={(values) => create.run({ body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      <TextField name="name" label="Code" />
      <TextField name="uses" label="Uses" />
    </FormDialog>
  );
}

function open(answer: () => Response) {
  const calls = serve({ 'POST /api/admin/promo-codes': answer });
  const onClose = vi.fn();
  const Page = createRoutesStub([{ path: '/', Component: () => <CodeForm onClose={onClose} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
      <Toaster />
    </QueryClientProvider>,
  );
  return { calls, onClose };
}

async function fill(name: string, uses: string) {
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), name);
  await userEvent.clear(screen.getByLabelText('Uses'));
  await userEvent.type(screen.getByLabelText('Uses'), uses);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
}

test('contract errors are shown at their fields, and nothing is sent', async () => {
  const { calls } = open(() => new Response());
  await fill('A B', '0');
  await screen.findByText('Use 3 to 40 letters, digits, - or _');
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('At least one')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('the form’s own errors come first, before a body is built', async () => {
  const { calls } = open(() => new Response());
  await fill('SPRING', 'many');
  await screen.findByText('Say how many');
  expect(calls).toEqual([]);
});

test('server errors are shown at their fields, and typed values are kept', async () => {
  const errors = [{ path: 'code', message: 'There is such a code already' }];
  const { onClose } = open(() => Response.json({ code: 'invalid', detail: '', errors }, { status: 422 }));
  await fill('SPRING', '5');
  await screen.findByText('There is such a code already');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('SPRING');
  expect(screen.queryByText('The code was not saved')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('any other error is a toast, and the form stays open', async () => {
  const { onClose } = open(() => Response.json({ detail: 'We are closed' }, { status: 503 }));
  await fill('SPRING', '5');
  await screen.findByText('The code was not saved');
  expect(screen.getByText('We are closed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Uses').value).toBe('5');
  expect(onClose).not.toHaveBeenCalled();
});

test('closes with a toast on success', async () => {
  const { calls, onClose } = open(() => Response.json({ code: 'SPRING' }, { status: 201 }));
  await fill('SPRING', '5');
  await screen.findByText('SPRING can be used');
  expect(onClose).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ code: 'SPRING', percentOff: 20, maxUses: 5 });
  expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('closing asks after something was typed', async () => {
  const { onClose } = open(() => new Response());
  await userEvent.type(screen.getByLabelText('Code'), 'A');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Throw away' }));
  expect(onClose).toHaveBeenCalledOnce();
});
