import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import AddCertificate from './add-certificate.tsx';

const upload = vi.hoisted(() => vi.fn<(file: File, progress: unknown, to: string) => Promise<unknown>>());
vi.mock('#web/domain/photos/upload-photo.ts', () => ({ uploadPhoto: upload }));

test('a file that was chosen before the day is kept, and sent once the day is there', async () => {
  upload.mockResolvedValue({});
  const onClose = vi.fn<() => void>();
  const visit = { pets: [{ id: 'p-1', name: 'Bella', species: 'dog' }] } as never;
  renderAt('/', <AddCertificate visit={visit} secret="s" onClose={onClose} />);
  const paper = new File(['paper'], 'rabies.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(/Add photo or PDF/), paper);
  expect(await screen.findByText('Now enter the day on which it expires.')).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Good until/ }));
  const year = String(new Date().getFullYear() + 1);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /year/i }), year);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'June');
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`June 1, ${year}`) }));
  await userEvent.click(screen.getByRole('button', { name: 'Send rabies.pdf' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(upload.mock.calls[0]?.[0]).toBe(paper);
  expect(upload.mock.calls[0]?.[2]).toContain(`expiresOn=${year}-06-01`);
});
